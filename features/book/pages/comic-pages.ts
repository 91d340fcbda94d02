/** Lays out a page of a comic: panels with their frames, and what the teller says in boxes. */

import { panelFrames } from './frames.ts';
import { folio, type Layer, type LayerInput, linesOf } from './page-parts.ts';

export const comic: Layer = (page, look, { number }) => {
  const panels = page.panels ?? [];
  const { size } = look;
  return {
    background: '@paper',
    layers: [
      ...panelFrames(panels.length, look).flatMap((frame, i): LayerInput[] => {
        const panel = panels[i]!;
        const caption = panel.caption;
        const em = Math.min(size * 0.62, frame.h * 0.07);
        const pad = em * 0.5;
        const wide = frame.w - 2 * pad;
        const lines = linesOf(caption, wide - 2 * pad, em);
        const high = lines * em * 1.3 + pad * 1.4;
        const y = frame.y + frame.h - high - pad;
        return [
          {
            id: `panel-${i}`,
            type: 'picture',
            role: 'photo',
            src: panel.pictureUrl,
            alt: [caption, ...panel.lines.map((one) => one.text)].join(' ').slice(0, 280),
            ...frame,
            border: { color: '@ink', width: 9 },
          } as LayerInput,
          ...(caption
            ? ([
                {
                  id: `plate-${i}`,
                  type: 'shape',
                  role: 'decor',
                  shape: 'rect',
                  x: frame.x + pad,
                  y,
                  w: wide,
                  h: high,
                  fill: '#fff3c4',
                  stroke: { color: '@ink', width: 5 },
                },
                {
                  id: `caption-${i}`,
                  type: 'text',
                  role: 'body',
                  text: caption,
                  x: frame.x + 2 * pad,
                  y: y + pad * 0.3,
                  w: wide - 2 * pad,
                  h: high - pad * 0.6,
                  size: em,
                  weight: 500,
                  face: 'arimo',
                  fill: '#1b1b22',
                  align: 'left',
                  valign: 'middle',
                  lineHeight: 1.25,
                },
              ] as LayerInput[])
            : []),
        ];
      }),
      ...folio(look, number, '@muted'),
    ],
  };
};
