/** Every subject still looks as it did when a person last looked at it: its silhouette and its colours at 64 pixels. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { meshCache } from '#engine/sculpt/mesh/mesh-cache.ts';
import { STUDIO } from '#engine/sculpt/render/lights.ts';
import { SUBJECTS } from '../registry.ts';
import { renderSubject } from '../render-subject.ts';
import type { Subject } from '../subject.ts';
import { imprintOf } from './imprint.ts';

const SIDE = 64;
const IN_A_ROW = 26;
const BACKGROUND = 255;
const here = (name: string) => new URL(`./${name}`, import.meta.url);
/** The subjects in the order of the sheet, with what each was made of when it was drawn. */
const LOOKS: [name: string, imprint: string][] = JSON.parse(readFileSync(here('looks.json'), 'utf8'));

/** Three bytes a point, on white. */
function draw({ name, view }: Subject): Buffer {
  const size = { width: SIDE, height: SIDE };
  const { rgba } = renderSubject(
    { name, view, size, light: STUDIO, quality: 'draft', style: 'flat' },
    meshCache(),
  );
  const points = Buffer.alloc(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const cover = rgba[i * 4 + 3]! / 255;
    for (let c = 0; c < 3; c++) points[i * 3 + c] = rgba[i * 4 + c]! * cover + BACKGROUND * (1 - cover);
  }
  return points;
}

const raw = (points: Buffer) => sharp(points, { raw: { width: SIDE, height: SIDE, channels: 3 } });
const placeOf = (index: number) => ({
  left: (index % IN_A_ROW) * SIDE,
  top: Math.floor(index / IN_A_ROW) * SIDE,
});
const known = async (index: number): Promise<Buffer> =>
  sharp(readFileSync(here('looks.png')))
    .removeAlpha()
    .extract({ ...placeOf(index), width: SIDE, height: SIDE })
    .raw()
    .toBuffer();

/** Share of the points that are ground in one picture only, and the mean difference of colours in levels. */
function differences(a: Buffer, b: Buffer): { silhouette: number; colour: number } {
  let [other, sum] = [0, 0];
  const isGround = (points: Buffer, i: number) => points.subarray(i, i + 3).every((v) => v > 247);
  for (let i = 0; i < a.length; i += 3) {
    if (isGround(a, i) !== isGround(b, i)) other++;
    for (let c = 0; c < 3; c++) sum += Math.abs(a[i + c]! - b[i + c]!);
  }
  return { silhouette: other / (a.length / 3), colour: sum / a.length };
}

/** Both pictures of each, beside each other. */
async function writePage(
  changed: readonly { name: string; before?: Buffer; now: Buffer }[],
): Promise<string> {
  const picture = async (points?: Buffer) =>
    points
      ? `<img width=256 src="data:image/png;base64,${(await raw(points).png().toBuffer()).toString('base64')}">`
      : 'new';
  const rows = await Promise.all(
    changed.map(
      async ({ name, before, now }) => `<tr><td>${name}<td>${await picture(before)}<td>${await picture(now)}`,
    ),
  );
  const path = join(mkdtempSync(join(tmpdir(), 'subjects-')), 'changed.html');
  writeFileSync(path, `<table><tr><th>subject<th>before<th>now${rows.join('')}</table>`);
  return path;
}

/** Set UPDATE_LOOKS=1 to take new pictures of those that changed, then look at the sheet. */
async function renew(): Promise<void> {
  const indices = new Map(LOOKS.map(([name], index) => [name, index]));
  const tiles = await Promise.all(
    SUBJECTS.map(async (subject, index) => {
      const at = indices.get(subject.name);
      const isSame = at !== undefined && LOOKS[at]![1] === imprintOf(subject);
      const points = isSame ? await known(at) : draw(subject);
      return { input: await raw(points).png().toBuffer(), ...placeOf(index) };
    }),
  );
  const height = Math.ceil(SUBJECTS.length / IN_A_ROW) * SIDE;
  const sheet = sharp({ create: { width: IN_A_ROW * SIDE, height, channels: 3, background: '#fff' } });
  const png = await sheet.composite(tiles).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(here('looks.png'), png);
  const lines = SUBJECTS.map((one) => JSON.stringify([one.name, imprintOf(one)]));
  writeFileSync(here('looks.json'), `[\n  ${lines.join(',\n  ')}\n]\n`);
}

it.runIf(process.env.UPDATE_LOOKS)('takes new pictures', renew);

it.skipIf(process.env.UPDATE_LOOKS)('every subject looks as it did', async () => {
  const indices = new Map(LOOKS.map(([name], index) => [name, index]));
  const changed: { name: string; before?: Buffer; now: Buffer }[] = [];
  for (const subject of SUBJECTS) {
    const index = indices.get(subject.name);
    // What is made of the same solids in the same colours needs no drawing.
    if (index !== undefined && LOOKS[index]![1] === imprintOf(subject)) continue;
    const now = draw(subject);
    const before = index === undefined ? undefined : await known(index);
    const { silhouette, colour } = before ? differences(before, now) : { silhouette: 1, colour: 255 };
    if (silhouette > 0.01 || colour > 1.5)
      changed.push({ name: subject.name, now, ...(before && { before }) });
  }
  const page = changed.length > 0 ? await writePage(changed) : '';
  expect(
    changed.map(({ name }) => name),
    `look at ${page}, then UPDATE_LOOKS=1`,
  ).toEqual([]);
});

it('an imprint tells another form and another colour', () => {
  const one = SUBJECTS[0]!;
  const slim: Subject = {
    ...one,
    build: (options) => {
      const model = one.build(options);
      return { ...model, parts: model.parts.slice(1) };
    },
  };
  const pale: Subject = { ...one, colours: { ...one.colours, [one.main]: '#fedcba' } };
  expect(new Set([one, slim, pale].map(imprintOf)).size).toBe(3);
  expect(imprintOf(one)).toBe(imprintOf({ ...one }));
});
