/** Lays out a page of a comic: panels with their frames, and what the teller says in boxes above the pictures. */

import { captionOf, panelArt, panelFrames } from './frames.ts';
import { folio, type Layer, type LayerInput } from './page-parts.ts';

export const comic: Layer = (page, look, { number }) => {
  const panels = page.panels ?? [];
  return {
    background: '@paper',
    layers: [
      ...panelFrames(panels.length, look).flatMap((frame, i): LayerInput[] => {
        const { caption, lines, pictureUrl } = panels[i]!;
        const { em, high } = captionOf(caption, frame, look);
        const alt = [caption, ...lines.map((one) => one.text)].join(' ').slice(0, 280);
        const border = { color: '@ink', width: 9 };
        const plate: LayerInput[] = caption
          ? [
              {
                id: `plate-${i}`,
                type: 'shape',
                role: 'decor',
                shape: 'rect',
                ...frame,
                h: high,
                fill: '#fff3c4',
                stroke: border,
              },
              {
                id: `caption-${i}`,
                type: 'text',
                role: 'body',
                text: caption,
                x: frame.x + em * 0.7,
                y: frame.y + em * 0.3,
                w: frame.w - em * 1.4,
                h: high - em * 0.6,
                size: em,
                weight: 500,
                face: 'arimo',
                fill: '#1b1b22',
                valign: 'middle',
                lineHeight: 1.25,
              },
            ]
          : [];
        return [
          {
            id: `panel-${i}`,
            type: 'picture',
            role: 'photo',
            src: pictureUrl,
            alt,
            ...panelArt(caption, frame, look),
            border,
          },
          ...plate,
        ];
      }),
      ...folio(look, number, '@muted'),
    ],
  };
};
