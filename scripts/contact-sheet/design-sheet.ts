/** All design templates on one sheet, in their best format or in several: `node scripts/contact-sheet/design-sheet.ts OUT [all] [template…]`. */

import { writeFileSync } from 'node:fs';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { FormatName } from '#engine/page/document/formats.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { drawDesign } from '#engine/page/draw/draw-design.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import { serverResources } from '#features/design/server/drawing/design-resources.ts';
import { TEMPLATES } from '#features/design/templates/all-templates.ts';

const [out = 'design-sheet.png', ...rest] = process.argv.slice(2);
const isAll = rest[0] === 'all';
const names = isAll ? rest.slice(1) : rest;
const CELL = 420;
const GAP = 20;

const cells: { id: string; format: FormatName }[] = TEMPLATES.filter(
  ({ id }) => names.length === 0 || names.includes(id),
).flatMap(({ id, formats }) => (isAll ? formats : formats.slice(0, 1)).map((format) => ({ id, format })));
const drawn: { canvas: Canvas; label: string }[] = [];
for (const { id, format } of cells) {
  const document = buildTemplate(TEMPLATES.find((one) => one.id === id)!, format);
  const resources = await serverResources(document, new Map());
  for (const [i, page] of document.pages.entries()) {
    const scale = Math.min(CELL / page.width, CELL / page.height);
    const canvas = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale));
    drawDesign(canvas.getContext('2d') as never, document, page, resources as never, scale);
    drawn.push({ canvas, label: `${id} ${format}` });
    for (const problem of checkPage(document, page, resources))
      process.stdout.write(`${id} ${format} page ${i + 1}: ${problem.kind} ${problem.layers.join(' ')}\n`);
  }
}
const columns = Math.min(drawn.length, 5);
const lines = Math.ceil(drawn.length / columns);
const sheet = createCanvas(columns * (CELL + GAP) + GAP, lines * (CELL + GAP) + GAP);
const pen = sheet.getContext('2d');
pen.fillStyle = '#d9dce1';
pen.fillRect(0, 0, sheet.width, sheet.height);
for (const [i, { canvas }] of drawn.entries())
  pen.drawImage(
    canvas,
    GAP + (i % columns) * (CELL + GAP) + (CELL - canvas.width) / 2,
    GAP + Math.floor(i / columns) * (CELL + GAP) + (CELL - canvas.height) / 2,
  );
writeFileSync(out, sheet.toBuffer('image/png'));
