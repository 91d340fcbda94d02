/** Draws the small pictures of the design templates that the gallery shows first; run by hand, the results are committed. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawDesign } from '#engine/page/draw/draw-design.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import { serverResources } from '#features/design/server/drawing/design-resources.ts';
import { markOf } from '#features/design/server/template.service.ts';
import { TEMPLATES } from '#features/design/templates/all-templates.ts';

const FOLDER = new URL('../../features/design/art/previews/', import.meta.url);
/** Pixels of the longer side. */
const SIDE = 480;

const marks: Record<string, string> = {};
for (const template of TEMPLATES) {
  mkdirSync(new URL(`${template.category}/`, FOLDER), { recursive: true });
  const document = buildTemplate(template, template.formats[0]!);
  const page = document.pages[0]!;
  const scale = SIDE / Math.max(page.width, page.height);
  const canvas = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale));
  const resources = await serverResources(document, new Map());
  drawDesign(canvas.getContext('2d') as never, document, page, resources as never, scale);
  await sharp(canvas.toBuffer('image/png'))
    .webp({ quality: 80 })
    .toFile(new URL(`${template.category}/${template.id}.webp`, FOLDER).pathname);
  marks[template.id] = markOf(document);
}
writeFileSync(new URL('marks.json', FOLDER), `${JSON.stringify(marks, null, 2)}\n`);
