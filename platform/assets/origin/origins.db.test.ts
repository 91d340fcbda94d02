/** What files say about their origin: written without a change to what is seen or heard, signed, and read back truthfully. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavHeader } from '#engine/voice/sound/wav.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { installationKeys } from '#platform/db/tables/governance.table.ts';
import { TINY_MP3 } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { pngChunk } from './containers/png.ts';
import { createOrigins } from './origins.ts';
import type { Recipe } from './recipe.ts';

const RECIPE: Recipe = {
  tool: 'AI Image Generator',
  engine: 'Atelier Illustrator',
  madeAs: 'algorithmicMedia',
  prompt: 'a "red" fox & <hound>,\nnäive 🦊',
  seed: 42,
};

let app: TestApp;
let ada: Visitor;
let folder: string;
beforeAll(async () => {
  app = await openTestApp({ work: false, features: [accountFeature] });
  ada = await app.person('ada');
  folder = await mkdtemp(join(tmpdir(), 'origin-'));
});
afterAll(async () => {
  await app.dispose();
  await rm(folder, { recursive: true });
});

const owner = () => ({ userId: ada.user!.id, name: 'made' });
const mark = (bytes: Uint8Array, recipe = RECIPE) => app.platform.origins.mark(bytes, recipe, owner());
const check = (bytes: Uint8Array) => app.platform.origins.check(bytes);

const noise = Buffer.from(Array.from({ length: 64 * 48 * 4 }, (_, i) => (i * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 64, height: 48, channels: 4 } });
const wav = Buffer.concat([wavHeader(24_000, 800), Buffer.alloc(1600, 3)]);
/** Boxes as every film begins and ends. */
const box = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + data.length);
  head.write(type, 4);
  return Buffer.concat([head, data]);
};
const mp4 = Buffer.concat([box('ftyp', Buffer.from('isom0000isom')), box('mdat', Buffer.alloc(5000, 9))]);

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe.each([
  ['image/png', () => picture().png().toBuffer()],
  ['image/jpeg', () => picture().jpeg().toBuffer()],
  ['image/webp', () => picture().webp().toBuffer()],
  ['image/webp', () => picture().removeAlpha().webp({ lossless: true }).toBuffer()],
  ['audio/mpeg', async () => TINY_MP3],
  ['audio/wav', async () => wav],
] as const)('a made %s', (type, make) => {
  it('carries its recipe and a signature that holds, and looks and sounds the same', async () => {
    const plain = await make();
    const marked = await mark(plain);
    const found = await check(marked);
    expect(found.type).toBe(type);
    expect(found.said).toMatchObject({
      source: 'algorithmicMedia',
      software: 'Atelier',
      tool: RECIPE.tool,
      engine: RECIPE.engine,
      prompt: RECIPE.prompt,
      seed: '42',
    });
    expect(found.manifest).toMatchObject({
      state: 'valid',
      source: 'algorithmicMedia',
      software: 'Atelier',
      isPartial: false,
      signer: { isOurs: true, isDoubtful: false },
    });
    expect(marked.length - plain.length).toBeLessThan(7000);
    if (type.startsWith('image/')) expect((await pixelsOf(marked)).equals(await pixelsOf(plain))).toBe(true);
    else expect(Buffer.from(marked).includes(type === 'audio/wav' ? wav.subarray(44) : TINY_MP3)).toBe(true);
  });

  it('is found out when one byte of it changes, and when it says another prompt', async () => {
    const marked = Buffer.from(await mark(await make()));
    const other = Buffer.from(marked);
    // In the picture or the sound, which is what follows the words in all of these but RIFF files.
    const at = type === 'image/webp' || type === 'audio/wav' ? 60 : marked.length - 20;
    other[at]! ^= 1;
    expect((await check(other)).manifest.state).toBe('changed');
    const lie = Buffer.from(marked);
    lie.write('green', lie.indexOf('hound'));
    const found = await check(lie);
    expect(found.said?.prompt).toContain('green');
    expect(found.manifest.state).toBe('changed');
  });

  it('made again from a marked one, has only the newest words', async () => {
    const twice = await mark(await mark(await make()), { ...RECIPE, madeAs: 'composite', prompt: 'later' });
    const found = await check(twice);
    expect([found.said?.source, found.said?.prompt, found.manifest.state, found.manifest.source]).toEqual([
      'composite',
      'later',
      'valid',
      'composite',
    ]);
    expect(Buffer.from(twice).includes('hound')).toBe(false);
  });
});

it('films and GIFs carry their recipe, unsigned; a film on disk gets it at its end', async () => {
  const path = join(folder, 'film.mp4');
  await writeFile(path, mp4);
  await app.platform.origins.markFile(path, RECIPE, owner());
  await app.platform.origins.markFile(path, { ...RECIPE, seed: 7 }, owner());
  const film = await readFile(path);
  expect(film.subarray(0, mp4.length).equals(mp4)).toBe(true);
  expect(film.equals(Buffer.from(await mark(mp4)))).toBe(false);
  for (const bytes of [film, await mark(await picture().gif().toBuffer())]) {
    const found = await check(bytes);
    expect(found.said).toMatchObject({ source: 'algorithmicMedia', prompt: RECIPE.prompt });
    expect(found.manifest.state).toBe('none');
  }
  expect((await check(film)).said?.seed).toBe('7');
});

it('a manifest in which the claim was swapped is called forged', async () => {
  const marked = Buffer.from(await mark(await picture().png().toBuffer()));
  for (const [from, to] of [
    ['algorithmicMedia', 'digitalCapture!!'],
    ['xmp:iid:', 'xmp:iid;'],
  ] as const) {
    const at = marked.indexOf('caBX');
    const start = at - 4;
    const manifest = Buffer.from(marked.subarray(at + 4, at + 4 + marked.readUInt32BE(start)));
    manifest.write(to, manifest.indexOf(from));
    const forged = Buffer.concat([
      marked.subarray(0, start),
      pngChunk('caBX', manifest),
      marked.subarray(start + 12 + manifest.length),
    ]);
    expect((await check(forged)).manifest.state).toBe('forged');
  }
});

it('the manifest of one picture does not vouch for another', async () => {
  const [one, other] = [
    await mark(await picture().png().toBuffer()),
    await picture().negate().png().toBuffer(),
  ];
  const at = Buffer.from(one).indexOf('caBX') - 4;
  const manifest = Buffer.from(one).subarray(at, at + 12 + Buffer.from(one).readUInt32BE(at));
  const swapped = Buffer.concat([other.subarray(0, 33), manifest, other.subarray(33)]);
  expect((await check(swapped)).manifest).toMatchObject({ state: 'changed', signer: { isOurs: true } });
});

it('a key of another installation is not ours, however it calls itself', async () => {
  const { db, log } = app.platform;
  const foreign = createOrigins(db, 'y'.repeat(40), log);
  const marked = await foreign.mark(await picture().png().toBuffer(), RECIPE, owner());
  const { signer } = (await check(marked)).manifest;
  await db.delete(installationKeys).where(eq(installationKeys.id, signer!.fingerprint));
  expect((await check(marked)).manifest).toMatchObject({ state: 'valid', signer: { isOurs: false } });
  await foreign.close();
});

it('the key is made once for all processes; with another secret a new one is made and the old one stays known', async () => {
  const { db, log, secret } = app.platform;
  const [a, b, other] = [secret, secret, 'x'.repeat(40)].map((one) => createOrigins(db, one, log));
  const png = await picture().png().toBuffer();
  const signer = async (origins: typeof a) =>
    (await check(await origins!.mark(png, RECIPE, owner()))).manifest.signer;
  const [first, second, third] = [await signer(a), await signer(b), await signer(other)];
  expect(first?.fingerprint).toBe(second?.fingerprint);
  expect(third?.fingerprint).not.toBe(first?.fingerprint);
  expect([first?.isOurs, third?.isOurs]).toEqual([true, true]);
  await Promise.all([a, b, other].map((one) => one!.close()));
});

it('nothing, garbage and files that are cut off are answered in words, and never break anything', async () => {
  const marked = Buffer.from(await mark(await picture().png().toBuffer()));
  const at = marked.indexOf('caBX');
  const cut = (n: number) => marked.subarray(0, n);
  expect((await check(Buffer.from('hello'))).type).toBeNull();
  expect((await check(await picture().png().toBuffer())).manifest.state).toBe('none');
  expect((await check(cut(marked.length - 100))).manifest.state).toBe('broken');
  const twice = Buffer.concat([marked.subarray(0, at - 4), marked.subarray(at - 4)]);
  const whole = marked.subarray(at - 4, at + 8 + marked.readUInt32BE(at - 4));
  const two = Buffer.concat([marked.subarray(0, at - 4), whole, marked.subarray(at - 4)]);
  expect([(await check(twice)).manifest.state, (await check(two)).manifest.state]).toEqual([
    'valid',
    'broken',
  ]);
  // Every kind of file, with lengths and letters thrown about.
  const kinds = await Promise.all([
    mark(await picture().jpeg().toBuffer()),
    mark(await picture().webp().toBuffer()),
    mark(wav),
    mark(TINY_MP3),
    mark(mp4),
  ]);
  let seed = 1;
  const dice = (max: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % max;
  };
  for (const kind of [marked, ...kinds]) {
    for (let round = 0; round < 25; round++) {
      const bad = Buffer.from(kind);
      for (let i = 0; i < 8; i++) bad[dice(bad.length)] = dice(256);
      const found = await check(bad.subarray(0, round % 3 ? bad.length : dice(bad.length)));
      expect(found.manifest.state).toBeTypeOf('string');
    }
  }
});
