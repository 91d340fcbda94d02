/** One page of a design, drawn live by the same drawing that makes its files. */

import { useEffect, useRef } from 'react';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { drawDesign } from '#engine/page/draw/draw-design.ts';
import { cn } from '#ui/cn.ts';
import { useResources } from './use-resources.ts';

export interface PageCanvasProps {
  document: DesignDocument;
  page?: number;
  /** Pixels of its longer side. */
  side?: number;
  label: string;
  logo?: string | null;
  className?: string;
}

export function PageCanvas({
  document,
  page = 0,
  side = 640,
  label,
  logo = null,
  className,
}: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { resources, isReady } = useResources(document, logo);
  const shown = document.pages[page] ?? document.pages[0]!;
  const scale = side / Math.max(shown.width, shown.height);
  const [width, height] = [Math.round(shown.width * scale), Math.round(shown.height * scale)];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, width, height);
    drawDesign(context, document, shown, resources, scale);
  }, [document, shown, resources, scale, width, height]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      aria-busy={!isReady}
      className={cn('block max-w-full bg-muted', className)}
    />
  );
}
