/** The process that draws: pictures, progress, cancelling, crashes and idle ends, with an engine in the real one's shape. */

import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateImage } from 'ai';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { withProgress } from '../image/progress.ts';
import { engineHere } from './binding.ts';
import { createDiffusionHost } from './diffusion-host.ts';
import { sizeFor } from './diffusion-model.ts';
import { SD1, safetensors } from './format/sample-weights.ts';
import { createLocalAdapter } from './local-adapter.ts';
import { createWeights } from './weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-diffusion-'));
writeFileSync(join(folder, 'my-model.safetensors'), safetensors(SD1));
writeFileSync(join(folder, 'old.ckpt'), Buffer.from([0x80, 2, ...Array(40).fill(0)]));
const log = createLog({ level: 'silent' });
const host = createDiffusionHost({
  log,
  engine: fileURLToPath(new URL('./fake-engine.ts', import.meta.url)),
});
const adapter = createLocalAdapter({ weights: createWeights(folder), host, engineProblem: () => undefined });
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

type Prompt = Parameters<typeof generateImage>[0]['prompt'];
const draw = async (prompt: Prompt, more: object = {}) => {
  const model = await adapter.open('image', 'my-model.safetensors');
  const { image } = await generateImage({ model, prompt, seed: 40, maxRetries: 0, ...more });
  return sharp(image.uint8Array).raw().toBuffer({ resolveWithObject: true });
};

it('draws in the shape that is asked for, from the seed, and tells how far it is', async () => {
  const told: [string, number][] = [];
  const drawing = () => draw('a red fox', { aspectRatio: '2:3' });
  const { data, info } = await withProgress((stage, share) => told.push([stage, share]), drawing);
  expect([info.width, info.height, data[5]]).toEqual([448, 640, 40]);
  expect(told[0]).toEqual(['Loading the model', 0]);
  expect(told.at(-1)).toEqual(['Drawing your picture', 1]);
  expect(told.every(([, share]) => share >= 0 && share <= 1)).toBe(true);
});

it('begins with a picture, and paints only where the mask is white', async () => {
  const plain = (grey: number) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const start = await plain(200);
  const changed = await draw({ text: 'a blue fox', images: [start] });
  expect(changed.data[0]).toBe(60);
  const left = { create: { width: 30, height: 60, channels: 3, background: '#fff' } } as const;
  const mask = await sharp(await plain(0))
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { data, info } = await draw({ text: 'a blue fox', images: [start], mask });
  const at = (x: number) => data[(20 * info.width + x) * 3];
  expect([at(10), at(info.width - 10)]).toEqual([40, 200]);
  await expect(draw({ text: 'a fox', images: [Buffer.from('no picture')] })).rejects.toThrow(
    'The picture cannot be read.',
  );
});

it('a crash is said in words, and the next order has another process', async () => {
  await draw('a fox');
  const before = host.pid();
  await expect(draw('crash')).rejects.toThrow('The picture engine stopped unexpectedly');
  await draw('a fox');
  expect(host.pid()).not.toBe(before);
  await expect(draw('break')).rejects.toThrow('The picture engine could not draw this.');
  await expect(draw('nothing')).rejects.toThrow('The picture engine made no picture.');
});

it('cancelling ends the process at once, and others get their turn', async () => {
  const controller = new AbortController();
  const stuck = withProgress(
    (_, share) => share === 1 && controller.abort(),
    () => draw('hang', { abortSignal: controller.signal }),
  );
  const next = draw('a fox');
  await expect(stuck).rejects.toThrow();
  expect((await next).data[5]).toBe(40);
});

it('gives its memory back when nobody draws', async () => {
  const idle = createDiffusionHost({
    log,
    engine: fileURLToPath(new URL('./fake-engine.ts', import.meta.url)),
    idleMs: 1,
  });
  const weights = { model: join(folder, 'my-model.safetensors') };
  await idle.draw({ weights, prompt: 'a fox', seed: 1, width: 64, height: 64, steps: 1, guidance: 1 });
  await vi.waitFor(() => expect(idle.pid()).toBeUndefined());
  await idle.close();
});

it('weights that cannot fit into memory are never loaded', async () => {
  const huge = join(folder, 'huge.bin');
  writeFileSync(huge, '');
  truncateSync(huge, 2 ** 42);
  const order = {
    weights: { model: huge },
    prompt: 'a fox',
    seed: 1,
    width: 64,
    height: 64,
    steps: 1,
    guidance: 1,
  };
  await expect(host.draw(order)).rejects.toThrow(/These weights need about \d+ GB of memory/);
});

it('what cannot be used is said before anything is loaded', async () => {
  expect((await adapter.models('image')).map(({ model }) => model)).toEqual(['my-model.safetensors']);
  expect(await adapter.problem('image', 'my-model.safetensors')).toBeUndefined();
  expect(await adapter.problem('image', 'old.ckpt')).toContain('can run code');
  expect(await adapter.problem('image', 'stable-diffusion-1.5')).toContain('is not downloaded yet');
  expect(await adapter.problem('image', 'gone')).toContain("no weights called 'gone'");
  expect(await adapter.problem('speech', 'my-model.safetensors')).toContain('pictures only');
});

it('the real engine loads and refuses a false file in words, or says why it cannot run here', async () => {
  const real = createDiffusionHost({ log });
  const weights = { model: join(folder, 'my-model.safetensors') };
  const order = { weights, prompt: 'a fox', seed: 1, width: 64, height: 64, steps: 1, guidance: 1 };
  const expected = engineHere.problem()
    ? 'The picture engine cannot be started on this machine'
    : 'cannot load these weights';
  await expect(real.draw(order)).rejects.toThrow(expected);
  await expect(real.draw(order)).rejects.toThrow(expected);
  await real.close();
});

it('sizes keep the number of pixels and go in steps of 64', () => {
  expect(sizeFor({ size: undefined, aspectRatio: undefined }, 1024)).toEqual({ width: 1024, height: 1024 });
  expect(sizeFor({ size: '1536x1024', aspectRatio: undefined }, 1024)).toEqual({ width: 1280, height: 832 });
  expect(sizeFor({ size: undefined, aspectRatio: '16:9' }, 512)).toEqual({ width: 704, height: 384 });
  expect(sizeFor({ size: '9999x1', aspectRatio: undefined }, 512)).toEqual({ width: 1024, height: 256 });
});
