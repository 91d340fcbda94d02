/** Bars day by day, several series on top of each other; the pointed-at day is told to whoever shows the words. */

import type { PointerEvent } from 'react';
import { cn } from '#ui/cn.ts';
import { type Series, stacked, totalsOf } from './series.ts';

export interface ChartProps {
  /** What a screen reader says instead of the picture. */
  summary: string;
  days: readonly string[];
  series: readonly Series[];
  /** Index of the pointed-at day. */
  at: number | undefined;
  onPoint: (day: number | undefined) => void;
}

/** Units of the drawing; it is stretched to the room there is. */
export const WIDTH = 300;
export const HEIGHT = 80;

/** Share of a day's room that stays empty between bars. */
const GAP = 0.28;

export const dayUnder = (event: PointerEvent<SVGSVGElement>, days: number): number => {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.min(days - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * days)));
};

export function BarChart({ summary, days, series, at, onPoint }: ChartProps) {
  const top = Math.max(0, ...totalsOf(series, days.length)) || 1;
  const room = WIDTH / days.length;
  const pieces = stacked(series, days.length, top);
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-20 w-full touch-pan-y overflow-visible"
      onPointerMove={(event) => onPoint(dayUnder(event, days.length))}
      onPointerLeave={() => onPoint(undefined)}
    >
      <line
        x1="0"
        x2={WIDTH}
        y1={HEIGHT}
        y2={HEIGHT}
        className="stroke-border"
        vectorEffect="non-scaling-stroke"
      />
      {at !== undefined && <rect x={at * room} y="0" width={room} height={HEIGHT} className="fill-accent" />}
      {series.map(({ name, fill }, i) => (
        <g key={name} className={fill}>
          {pieces[i]!.map(({ from, to }, day) =>
            to > from ? (
              <rect
                key={days[day]}
                x={day * room + (room * GAP) / 2}
                y={HEIGHT - to * HEIGHT}
                width={room * (1 - GAP)}
                height={(to - from) * HEIGHT}
                className={cn('transition-opacity', at !== undefined && at !== day && 'opacity-50')}
              />
            ) : null,
          )}
        </g>
      ))}
    </svg>
  );
}
