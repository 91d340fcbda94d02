/** Runs in the browser: draws designs as the page does, and hands their pixels out. */

import { createRoot } from 'react-dom/client';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { PageCanvas } from '#features/design/client/page-canvas.tsx';
import { pixelText } from '../likeness/pixel-text.ts';

declare global {
  interface Window {
    drawDesignPixels(
      document: DesignDocument,
      side: number,
    ): Promise<{ width: number; height: number; rgba: string }>;
  }
}

const LABEL = 'likeness';

window.drawDesignPixels = async (design, side) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<PageCanvas document={design} side={side} label={LABEL} />);
  const canvas = await new Promise<HTMLCanvasElement>((done) => {
    const look = () => {
      const found = host.querySelector('canvas');
      if (found?.getAttribute('aria-busy') === 'false') requestAnimationFrame(() => done(found));
      else setTimeout(look, 20);
    };
    look();
  });
  const drawn = pixelText(canvas, canvas.getContext('2d')!);
  root.unmount();
  host.remove();
  return drawn;
};
