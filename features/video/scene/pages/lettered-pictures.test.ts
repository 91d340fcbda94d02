/** What is written in a picture is never cut: its page shows all of it, in every style and shape, while the camera moves. */

import { expect, it } from 'vitest';
import { cropAt } from '#engine/motion/camera.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { BLANK_VIDEO, VIDEO_STYLES, type VideoData, videoDataSchema } from '../../contract.ts';
import { roomFor } from '../places.ts';
import { storyboardOf } from '../storyboard.ts';
import { pageSize, scenePage } from './scene-page.ts';

const SHAPES: readonly Size[] = [
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
  { width: 1920, height: 1080 },
];
const POSTERS = [
  { size: { width: 800, height: 1000 }, lettering: { x: 0.06, y: 0.05, width: 0.88, height: 0.3 } },
  { size: { width: 1600, height: 900 }, lettering: { x: 0.55, y: 0.7, width: 0.42, height: 0.25 } },
  { size: { width: 900, height: 900 }, lettering: { x: 0, y: 0, width: 1, height: 1 } },
] as const;

function filmWith({ lettering }: (typeof POSTERS)[number], style: VideoData['style']): VideoData {
  const file = { id: 'poster', name: 'poster.png', url: '/api/assets/poster', type: 'image/png', size: 1 };
  const subject = { x: 0.3, y: 0.4, width: 0.3, height: 0.4 };
  return videoDataSchema.parse({
    ...BLANK_VIDEO,
    style,
    description: 'Open on Sunday. Rolls for 2.50 €. Who wants cake? Come and see us.',
    uploadedFiles: [{ ...file, subject, lettering }],
  });
}

/** How much of a box is missing from what a place shows. */
function missing(
  lettering: { x: number; y: number; width: number; height: number },
  shown: Size & { x: number; y: number },
) {
  const left = Math.max(0, shown.x - lettering.x);
  const top = Math.max(0, shown.y - lettering.y);
  const right = Math.max(0, lettering.x + lettering.width - (shown.x + shown.width));
  const bottom = Math.max(0, lettering.y + lettering.height - (shown.y + shown.height));
  return Math.max(left, top, right, bottom);
}

it.each(POSTERS)('$size.width × $size.height', (poster) => {
  const cut: string[] = [];
  let moving = 0;
  for (const style of VIDEO_STYLES)
    for (const shape of SHAPES) {
      const data = filmWith(poster, style);
      const board = storyboardOf(data, ['file:poster']);
      const frame = pageSize(shape);
      for (const scene of board.scenes) {
        if (scene.media === undefined) continue;
        const { page, layout } = scenePage(scene, {
          data,
          board,
          frame,
          pictures: [poster.size],
          logo: undefined,
          roomOf: (one) => {
            const { x, y, width, height } = roomFor(frame, data, one, {});
            return { x, y, w: width, h: height };
          },
          isCaptioned: () => false,
        });
        for (const layer of page.layers) {
          if (layer.type !== 'picture' || layer.role !== 'photo' || layer.fit === 'contain') continue;
          moving++;
          for (const share of [0, 0.5, 1]) {
            const box = { width: layer.w, height: layer.h };
            const shot = { number: scene.shot ?? 0, subject: scene.subject };
            const { x, y, zoom } = cropAt(poster.size, box, share, shot);
            const cover = Math.max(box.width / poster.size.width, box.height / poster.size.height) * zoom;
            const [width, height] = [
              box.width / (poster.size.width * cover),
              box.height / (poster.size.height * cover),
            ];
            const shown = { x: x - width / 2, y: y - height / 2, width, height };
            if (missing(poster.lettering, shown) > 0.005)
              cut.push(`${style} ${shape.width} ${layout.name} ${share} ${missing(poster.lettering, shown)}`);
          }
        }
      }
    }
  expect(cut).toEqual([]);
  // Where its place has its shape, it is filmed as others are.
  if (poster.lettering.width < 1) expect(moving).toBeGreaterThan(0);
});
