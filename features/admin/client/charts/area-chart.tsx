/** One figure as it grows and shrinks over the days. */

import { useId } from 'react';
import { type ChartProps, dayUnder, HEIGHT, WIDTH } from './bar-chart.tsx';

export function AreaChart({ summary, days, series, at, onPoint }: ChartProps) {
  const gradient = useId();
  const values = series[0]?.values ?? [];
  const top = Math.max(1, ...values) * 1.08;
  const step = WIDTH / Math.max(1, days.length - 1);
  const points = values.map((value, day) => [day * step, HEIGHT - (value / top) * HEIGHT] as const);
  const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const point = at === undefined ? undefined : points[at];
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-20 w-full touch-pan-y overflow-visible text-primary"
      onPointerMove={(event) => onPoint(dayUnder(event, days.length))}
      onPointerLeave={() => onPoint(undefined)}
    >
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="currentColor" stopOpacity="0.35" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.04" />
        </linearGradient>
      </defs>
      <line
        x1="0"
        x2={WIDTH}
        y1={HEIGHT}
        y2={HEIGHT}
        className="stroke-border"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill={`url(#${gradient})`} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {point && (
        <line
          x1={point[0]}
          x2={point[0]}
          y1="0"
          y2={HEIGHT}
          stroke="currentColor"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
