/** An SVG shown the only way we show one: as an image, where nothing in it can run or load. */

import { memo } from 'react';
import { useMedia } from '#platform/browser/use-media.ts';
import { cn } from '#ui/cn.ts';

export const svgUrl = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export interface SvgImageProps {
  svg: string;
  alt: string;
  className?: string;
}

/** Not every browser tells a picture inside a page what the person prefers; so it is stilled here, where we know. */
const stilled = (svg: string): string => svg.replace(/<style>[^<]*<\/style>/g, '');

/** Dozens of these stand beside a form: they are rewritten only when their own picture changes. */
export const SvgImage = memo(function SvgImage({ svg, alt, className }: SvgImageProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <img
      src={svgUrl(isStill ? stilled(svg) : svg)}
      alt={alt}
      className={cn('object-contain', className)}
      decoding="async"
    />
  );
});

/** Shows what is see-through, on either theme. */
export const CHECKERED =
  'bg-[repeating-conic-gradient(var(--color-muted)_0_25%,var(--color-card)_0_50%)] bg-[length:20px_20px]';
