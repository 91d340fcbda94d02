/** The scenes in a row: pressed, dragged, made longer by their edges, and all of it by keys too. */

import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Storyboard } from '../../scene/storyboard.ts';
import { lengthOf, sceneLabel, showSeconds } from './scene-names.ts';

export type Edge = 'start' | 'end';

export interface SceneStripProps {
  board: Storyboard;
  /** Which of them show a clip, whose beginning can be trimmed. */
  clips: readonly boolean[];
  /** Which of them come in by a transition of their own. */
  marked: readonly boolean[];
  ids: readonly string[];
  thumbnails: readonly (string | undefined)[];
  scale: number;
  selected: number;
  list: RefObject<HTMLDivElement | null>;
  onSelect: (index: number) => void;
  onKey: (event: KeyboardEvent) => void;
  onDrag: (event: PointerEvent, index: number) => void;
  onEdge: (event: PointerEvent, index: number, edge: Edge) => void;
}

export function SceneStrip(props: SceneStripProps) {
  const { board, ids, thumbnails, scale, selected, list, onSelect, onKey } = props;
  // One handler for all tiles: those that did not change are not drawn again.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const press = useRef((event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const tile = event.currentTarget;
    const edge = (event.target as HTMLElement).closest<HTMLElement>('[data-edge]')?.dataset.edge;
    const index = Number(tile.dataset.scene);
    if (edge) latest.current.onEdge(event, index, edge as Edge);
    else latest.current.onDrag(event, index);
  });
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t('Scenes')}
      aria-orientation="horizontal"
      className="relative h-20"
      onKeyDown={onKey}
      onClick={(event) => {
        const tile = (event.target as HTMLElement).closest<HTMLElement>('[data-scene]');
        if (tile) onSelect(Number(tile.dataset.scene));
      }}
    >
      {board.scenes.map((scene, index) => (
        <Tile
          key={ids[index]}
          index={index}
          label={sceneLabel(board, index)}
          text={scene.headline}
          kind={scene.kind}
          seconds={lengthOf(scene)}
          left={scene.start * scale}
          width={lengthOf(scene) * scale - 2}
          isClip={props.clips[index] ?? false}
          isMarked={props.marked[index] ?? false}
          isSelected={index === selected}
          thumbnail={thumbnails[index]}
          onPress={press.current}
        />
      ))}
    </div>
  );
}

interface TileProps {
  index: number;
  label: string;
  text: string;
  kind: 'title' | 'beat' | 'end';
  seconds: number;
  left: number;
  width: number;
  isClip: boolean;
  isMarked: boolean;
  isSelected: boolean;
  thumbnail: string | undefined;
  onPress: (event: PointerEvent<HTMLElement>) => void;
}

/** Under a finger only the chosen scene has them: a swipe over the others scrolls. */
const grip =
  'absolute inset-y-0 z-10 w-4 touch-none cursor-ew-resize after:absolute after:inset-y-5 after:w-1.5 after:rounded-full after:bg-white after:opacity-0 after:shadow-[0_0_3px_rgb(0_0_0/0.7)] after:transition-opacity group-hover/tile:after:opacity-90 group-aria-selected/tile:after:opacity-100 pointer-coarse:w-7 pointer-coarse:not-group-aria-selected/tile:hidden';

const Tile = memo(function Tile(props: TileProps) {
  const { index, label, text, kind, seconds, left, width, isClip, isMarked, isSelected, thumbnail, onPress } =
    props;
  const isBeat = kind === 'beat';
  return (
    <div
      role="option"
      aria-label={label}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      data-scene={index}
      title={width < 90 ? text : undefined}
      className={cn(
        'group/tile absolute inset-y-0 select-none overflow-hidden rounded-lg bg-secondary outline-2 outline-transparent -outline-offset-2 group-data-[dragging=move]/track:transition-transform',
        'focus-visible:outline-ring aria-selected:z-10 aria-selected:ring-2 aria-selected:ring-primary aria-selected:ring-offset-1 aria-selected:ring-offset-card',
        'data-lifted:z-20 data-lifted:scale-[1.02] data-lifted:cursor-grabbing data-lifted:opacity-90 data-lifted:shadow-lift data-lifted:transition-none!',
        isBeat ? 'cursor-grab' : 'cursor-pointer',
      )}
      style={{ left, width }}
      onPointerDown={isBeat ? onPress : undefined}
    >
      <span
        className={cn(
          'absolute inset-0 bg-left bg-repeat-x transition-opacity',
          !thumbnail && 'animate-pulse bg-muted',
          !isBeat && 'opacity-80 saturate-50',
        )}
        style={{ backgroundImage: thumbnail && `url("${thumbnail}")`, backgroundSize: 'auto 100%' }}
      />
      <span className="absolute inset-x-0 bottom-0 flex items-end gap-1 bg-linear-to-t from-black/85 via-65% via-black/60 to-transparent px-1.5 pt-6 pb-1 text-[0.6875rem] text-white leading-4">
        {width >= 72 && (
          <span className="line-clamp-2 min-w-0 flex-1 font-medium [text-shadow:0_1px_2px_rgb(0_0_0/0.6)]">
            {isBeat ? text : kind === 'title' ? t('Title') : t('Ending')}
          </span>
        )}
        {width >= 34 && (
          <span data-note className="ml-auto shrink-0 tabular-nums opacity-90">
            {showSeconds(seconds)}s
          </span>
        )}
      </span>
      {isMarked && (
        <span className="absolute top-1.5 left-1.5 size-2 rotate-45 rounded-[1px] bg-white shadow-[0_0_3px_rgb(0_0_0/0.7)]" />
      )}
      {isBeat && (
        <>
          {isClip && <span data-edge="start" className={cn(grip, 'left-0 after:left-1')} />}
          <span data-edge="end" className={cn(grip, 'right-0 after:right-1')} />
        </>
      )}
    </div>
  );
});
