/** An icon from plain outlines: our own data drawn as elements, no markup from anywhere. */

export interface OutlineIconProps {
  paths: readonly {
    d: string;
    opacity?: number | undefined;
    /** Width of a line with round ends; absent: filled. */
    stroke?: number | undefined;
    fillRule?: 'evenodd' | undefined;
  }[];
  /** x, y, width, height of the ink. */
  box: readonly number[];
  className: string;
}

export function OutlineIcon({
  paths,
  box: [x = 0, y = 0, width = 24, height = 24],
  className,
}: OutlineIconProps) {
  const side = Math.max(width, height);
  return (
    <svg
      viewBox={`${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`}
      className={className}
      fill="currentColor"
      aria-hidden="true"
    >
      {paths.map(({ d, opacity, fillRule, stroke }) => (
        <path
          key={d}
          d={d}
          opacity={opacity}
          fillRule={fillRule}
          {...(stroke && {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: stroke,
            strokeLinecap: 'round' as const,
            strokeLinejoin: 'round' as const,
          })}
        />
      ))}
    </svg>
  );
}
