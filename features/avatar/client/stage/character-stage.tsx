/** The character in live 3D: turned by drag, keys and buttons; a still picture where the browser has no WebGL. */

import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CharacterData } from '../../contract.ts';
import type { LiveStage, PoseSource } from './live-stage.ts';
import { useCharacter } from './use-character.ts';

export interface CharacterStageProps {
  data: CharacterData;
  /** What the figure does, by seconds since it began. Keep it the same between renders. */
  pose: PoseSource;
  /** Shown when there is no WebGL. */
  picture?: string | null;
  label: string;
  className?: string;
}

const START = { yaw: 14, pitch: 5, zoom: 1 };
/** How far each key turns, tilts and zooms. */
const KEYS: Record<string, [yaw: number, pitch: number, zoom: number]> = {
  ArrowLeft: [-15, 0, 1],
  ArrowRight: [15, 0, 1],
  ArrowUp: [0, 8, 1],
  ArrowDown: [0, -8, 1],
  '+': [0, 0, 1.2],
  '-': [0, 0, 1 / 1.2],
};

const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));

export function CharacterStage({ data, pose, picture, label, className }: CharacterStageProps) {
  const { built, isWorking, hasFailed } = useCharacter(data);
  const [view, setView] = useState(START);
  const [isMissing, setIsMissing] = useState(false);
  const [stage, setStage] = useState<LiveStage>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    let opened: LiveStage | undefined;
    let isGone = false;
    import('./live-stage.ts')
      .then(({ openStage }) => {
        if (isGone || !canvas.current) return;
        opened = openStage(canvas.current);
        setStage(opened);
      })
      .catch(() => setIsMissing(true));
    return () => {
      isGone = true;
      opened?.dispose();
      setStage(undefined);
    };
  }, []);
  useEffect(() => {
    const element = canvas.current;
    if (!stage || !element) return;
    const watcher = new ResizeObserver(() => stage.resize(element.clientWidth, element.clientHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [stage]);
  const { artStyle } = data.style;
  useEffect(() => {
    if (stage && built) stage.show(built, artStyle);
  }, [stage, built, artStyle]);
  useEffect(() => {
    stage?.play(pose, matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [stage, pose]);
  useEffect(() => stage?.look(view.yaw, view.pitch, view.zoom), [stage, view]);

  const turn = (yaw: number, pitch = 0, zoom = 1) =>
    setView((now) => ({
      yaw: now.yaw + yaw,
      pitch: clamp(now.pitch + pitch, -15, 50),
      zoom: clamp(now.zoom * zoom, 1, 2.6),
    }));
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    turn(...move);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    turn((drag.current.x - event.clientX) * 0.5, (event.clientY - drag.current.y) * 0.25);
    drag.current = { x: event.clientX, y: event.clientY };
  };

  if (isMissing) {
    return picture ? (
      <img src={picture} alt={label} className={cn('object-contain', className)} />
    ) : (
      <p className={cn('grid place-items-center text-muted-foreground text-sm', className)}>
        {t('This browser can’t show 3D. Your picture appears once it’s generated.')}
      </p>
    );
  }
  return (
    <div
      className={cn(
        'relative min-w-0 overflow-hidden rounded-xl bg-linear-to-b from-muted/40 to-muted',
        className,
      )}
    >
      <canvas
        ref={canvas}
        tabIndex={0}
        role="img"
        aria-label={t('{0}. Use the arrow keys to turn it, plus and minus to zoom.', label)}
        className="focus-ring absolute inset-0 block size-full cursor-grab touch-none rounded-xl active:cursor-grabbing"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = null;
        }}
        onWheel={(event) => event.ctrlKey && turn(0, 0, event.deltaY < 0 ? 1.08 : 1 / 1.08)}
      />
      {(isWorking || !built) && !hasFailed && (
        <div className="pointer-events-none absolute top-3 left-3 flex">
          <span className="flex items-center gap-2 rounded-full bg-background/80 px-3 py-1 text-xs shadow-soft">
            <Spinner className="size-3.5" /> {t('Building your character…')}
          </span>
        </div>
      )}
      {hasFailed && (
        <p className="absolute inset-x-0 bottom-16 text-center text-destructive text-sm">
          {t('This character could not be built.')}
        </p>
      )}
      <div className="absolute top-3 right-3 flex flex-col gap-1 rounded-full bg-background/80 p-1 shadow-soft">
        <Turn label={t('Turn left')} onClick={() => turn(-30)}>
          <RotateCcw />
        </Turn>
        <Turn label={t('Turn right')} onClick={() => turn(30)}>
          <RotateCw />
        </Turn>
        <Turn label={t('Zoom out')} onClick={() => turn(0, 0, 1 / 1.3)}>
          <ZoomOut />
        </Turn>
        <Turn label={t('Zoom in')} onClick={() => turn(0, 0, 1.3)}>
          <ZoomIn />
        </Turn>
      </div>
    </div>
  );
}

function Turn({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      className="size-8 rounded-full"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
