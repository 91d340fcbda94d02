/** The scenes along the song: chosen, cut in two, taken out, and their borders moved by hand or by keys. */

import { Plus, Scissors, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { MAX_SCENES, type SongScene } from '../../contract.ts';
import { SCENE_TYPE_LABELS } from '../../enums.ts';
import { moveBorder, removeScene, splitScene } from '../../scene-plan.ts';
import { clock } from '../clock.ts';

export interface SceneTimelineProps {
  scenes: SongScene[];
  chosen: number;
  onChoose: (at: number) => void;
  onChange: (scenes: SongScene[]) => void;
}

export function SceneTimeline({ scenes, chosen, onChoose, onChange }: SceneTimelineProps) {
  const line = useRef<HTMLDivElement>(null);
  const length = scenes.at(-1)?.endTime ?? 1;
  const longest = scenes.reduce(
    (best, one, at) =>
      one.endTime - one.startTime > (scenes[best]?.endTime ?? 0) - (scenes[best]?.startTime ?? 0) ? at : best,
    0,
  );
  const cut = (at: number) => {
    const next = splitScene(scenes, at);
    if (!next) return;
    onChange(next);
    onChoose(at + 1);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 }[
      event.key
    ];
    if (!step) return;
    event.preventDefault();
    onChange(moveBorder(scenes, at, scenes[at]!.startTime + step));
  };
  const onPull = (event: PointerEvent, at: number) => {
    const frame = line.current?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const next = moveBorder(scenes, at, ((event.clientX - frame.left) / frame.width) * length);
    if (next[at]!.startTime !== scenes[at]!.startTime) onChange(next);
  };
  const selected = scenes[chosen];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div ref={line} className="relative flex h-14 gap-0.5 overflow-hidden rounded-xl">
        {scenes.map((one, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a scene is known by its place in the order
            key={at}
            type="button"
            aria-pressed={at === chosen}
            aria-label={t(
              '{0}, {1}, {2} to {3}',
              one.name,
              t(SCENE_TYPE_LABELS[one.sceneType]),
              clock(one.startTime),
              clock(one.endTime),
            )}
            onClick={() => onChoose(at)}
            style={{ width: `${((one.endTime - one.startTime) / length) * 100}%` }}
            className={cn(
              'focus-ring grid min-w-0 content-center rounded-lg px-2 text-left transition-colors',
              at === chosen ? 'bg-primary text-primary-foreground' : 'bg-secondary text-secondary-foreground',
            )}
          >
            <span className="truncate font-medium text-xs">{t(SCENE_TYPE_LABELS[one.sceneType])}</span>
            <span className="truncate text-[0.6875rem] tabular-nums">
              {t('{0} to {1}', clock(one.startTime), clock(one.endTime))}
            </span>
          </button>
        ))}
        {scenes.slice(1).map((one, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a border is known by its place in the order
            key={index}
            role="slider"
            tabIndex={0}
            aria-label={t('Start of {0}', one.name)}
            aria-valuemin={0}
            aria-valuemax={length}
            aria-valuenow={one.startTime}
            aria-valuetext={clock(one.startTime)}
            onKeyDown={(event) => onKey(event, index + 1)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => onPull(event, index + 1)}
            style={{ left: `${(one.startTime / length) * 100}%` }}
            className="focus-ring absolute inset-y-0 w-6 -translate-x-1/2 cursor-ew-resize touch-none rounded before:absolute before:inset-y-2 before:left-1/2 before:w-1.5 before:-translate-x-1/2 before:rounded-full before:border before:border-card before:bg-foreground"
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-sm">
          <span className="font-medium">{selected?.name}</span>{' '}
          <span className="text-muted-foreground">
            {t(
              'of {0}, {1} to {2}',
              scenes.length,
              clock(selected?.startTime ?? 0),
              clock(selected?.endTime ?? 0),
            )}
          </span>
        </p>
        <Button
          size="sm"
          variant="outline"
          disabled={scenes.length >= MAX_SCENES || !splitScene(scenes, longest)}
          onClick={() => cut(longest)}
        >
          <Plus /> {t('Add scene')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={!splitScene(scenes, chosen)}
          onClick={() => cut(chosen)}
        >
          <Scissors /> {t('Split')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={scenes.length === 1}
          onClick={() => {
            onChange(removeScene(scenes, chosen));
            onChoose(Math.max(0, chosen - 1));
          }}
        >
          <Trash2 /> {t('Remove')}
        </Button>
      </div>
    </div>
  );
}
