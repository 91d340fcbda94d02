/** A photo with the mark on it, placed by the same sums as in the finished file. */

import { useEffect, useId, useState } from 'react';
import { cn } from '#ui/cn.ts';
import type { Mark } from '../calls/batch-calls.ts';
import type { MarkStyle } from '../contract.ts';
import { edgeFor } from '../scene/contrast-edge.ts';
import { emOn, longerSide, middleOf, rotatedBox, type Size, scaleToFit, tileOf } from '../scene/placement.ts';
import { BASELINE, EDGE, LINE } from '../scene/text-measures.ts';
import { FONT_STACKS, markSource } from './draft.ts';

export interface MarkPreviewProps {
  mark: Mark;
  /** Address of the photo. */
  photo: string;
  alt: string;
  /** Draws the mark larger than it will be, where the picture is too small to read it. */
  magnify?: number;
  className?: string;
}

export function MarkPreview({ mark: given, photo, alt, magnify = 1, className }: MarkPreviewProps) {
  const mark = magnify === 1 ? given : magnified(given, magnify);
  const picture = useSizeOf(photo);
  const source = mark.customizations.type === 'text' ? '' : markSource(mark.content);
  const natural = useSizeOf(source);
  const cell = useId();
  if (!picture)
    return <div className={cn('aspect-3/2 animate-pulse bg-muted motion-reduce:animate-none', className)} />;
  const { style } = mark;
  const drawing = source ? natural && pictureSize(natural, picture, style) : textSize(mark, picture);

  const one = (middle: { x: number; y: number }, scale = 1) =>
    drawing && (
      <g
        key={`${middle.x},${middle.y}`}
        transform={`translate(${middle.x} ${middle.y}) rotate(${style.rotation}) scale(${scale})`}
      >
        {source ? (
          <image href={source} x={-drawing.width / 2} y={-drawing.height / 2} {...drawing} />
        ) : (
          <MarkText mark={mark} em={emOn(picture, style.fontSize)} />
        )}
      </g>
    );

  const box = drawing && rotatedBox(drawing, style.rotation);
  const fit = box ? scaleToFit(box, picture) : 1;
  const seen = box && { width: box.width * fit, height: box.height * fit };
  const tile = seen && tileOf(seen, picture, style);
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={alt || undefined}
      aria-hidden={alt === ''}
      className={cn('block w-full bg-muted', className)}
    >
      <image href={photo} width={picture.width} height={picture.height} />
      {seen && tile && mark.content.trim() !== '' && (
        <g opacity={style.opacity}>
          {style.layout === 'tile' ? (
            <>
              <pattern id={cell} patternUnits="userSpaceOnUse" width={tile.width} height={tile.height}>
                {tile.middles.map((middle) => one(middle, fit))}
              </pattern>
              <rect width={picture.width} height={picture.height} fill={`url(#${cell})`} />
            </>
          ) : (
            one(middleOf(seen, picture, style), fit)
          )}
        </g>
      )}
    </svg>
  );
}

function magnified<M extends Mark>(mark: M, times: number): M {
  const { fontSize, scale, margin } = mark.style;
  const larger = `${Math.min(160, Number.parseFloat(fontSize) * times)}px`;
  return { ...mark, style: { ...mark.style, fontSize: larger, scale: Math.min(96, scale * times), margin } };
}

function MarkText({ mark: { content, style }, em }: { mark: Mark; em: number }) {
  return (
    <text
      textAnchor="middle"
      y={(BASELINE - LINE / 2) * em}
      fontFamily={FONT_STACKS[style.fontFamily]}
      fontSize={em}
      fontWeight={style.bold ? 700 : 400}
      fill={style.color}
      {...(style.outline && {
        stroke: edgeFor(style.color),
        strokeWidth: em * EDGE,
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      })}
    >
      {content}
    </text>
  );
}

const pictureSize = (natural: Size, picture: Size, { scale }: MarkStyle): Size => {
  const width = (scale / 100) * longerSide(picture);
  return { width, height: (width * natural.height) / natural.width };
};

let ruler: CanvasRenderingContext2D | null | undefined;

function textSize({ content, style }: Mark, picture: Size): Size {
  const em = emOn(picture, style.fontSize) || 1;
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return { width: content.length * em * 0.55, height: em * LINE };
  ruler.font = `${style.bold ? 700 : 400} 100px ${FONT_STACKS[style.fontFamily]}`;
  return { width: (ruler.measureText(content).width * em) / 100 + em * EDGE, height: em * LINE };
}

/** Natural size of a picture, once it is there. */
function useSizeOf(source: string): Size | undefined {
  const [found, setFound] = useState<{ source: string; size: Size }>();
  useEffect(() => {
    if (!source) return;
    const image = new Image();
    image.onload = () => {
      const size = { width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
      setFound({ source, size });
    };
    image.src = source;
    return () => {
      image.onload = null;
    };
  }, [source]);
  return found?.source === source ? found.size : undefined;
}
