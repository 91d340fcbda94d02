/** Files of weights are known by what is in them, and hostile ones are refused in words before the engine sees them. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recogniseWeights } from './recognise.ts';
import { gguf, SD1, SDXL, safetensors, text, uint32, uint64 } from './sample-weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-recognise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recognise = (bytes: Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return recogniseWeights(path);
};
const refusal = (bytes: Buffer) =>
  recognise(bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  );

it('whole models are told by family, in both formats; parts are told apart', async () => {
  expect(await recognise(safetensors(SD1))).toEqual({ kind: 'model', family: 'sd1' });
  expect(await recognise(gguf(SD1))).toEqual({ kind: 'model', family: 'sd1' });
  expect(await recognise(safetensors(SDXL))).toEqual({ kind: 'model', family: 'sdxl' });
  const inpaint = { ...SD1, 'model.diffusion_model.input_blocks.0.0.weight': [4, 9, 3, 3] };
  for (const bytes of [safetensors(inpaint), gguf(inpaint)])
    expect(await recognise(bytes)).toEqual({ kind: 'model', family: 'sd1-inpaint' });
  expect(await recognise(gguf({ 'blk.0.attn_q.weight': [4, 4] }))).toEqual({ kind: 'part' });
});

it('pickles, additions and empty files are refused', async () => {
  const pickle = Buffer.from([0x80, 2, ...Array(20).fill(0)]);
  expect(await refusal(pickle)).toContain('can run code');
  expect(await refusal(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40)]))).toContain(
    'can run code',
  );
  expect(await refusal(safetensors({ 'lora_unet_x.lora_up.weight': [4, 4] }))).toContain('LoRA');
  expect(await refusal(safetensors({}))).toBe('The file is empty.');
  expect(await refusal(Buffer.from('short'))).toBe('The file is cut off.');
});

it('garbage, cut files and lying numbers are refused', async () => {
  const whole = safetensors(SD1);
  expect(await refusal(whole.subarray(0, whole.length - 1))).toBe('The file is cut off.');
  expect(await refusal(gguf(SD1).subarray(0, -17))).toBe('The file is cut off.');
  expect(await refusal(gguf(SD1).subarray(0, 90))).toBe('The file is cut off.');
  expect(await refusal(Buffer.concat([uint64(2n ** 63n), Buffer.alloc(64)]))).toContain('too large');
  expect(await refusal(Buffer.concat([uint64(1000), Buffer.alloc(64)]))).toBe('The file is cut off.');
  expect(await refusal(Buffer.concat([uint64(20), Buffer.alloc(64)]))).toBe('This isn’t a safetensors file.');
  const lie = (entry: unknown) =>
    refusal(
      safetensors(SD1, (header) => {
        header.stub = entry;
      }),
    );
  expect(await lie({ dtype: 'F32', shape: [4], data_offsets: [0, 1e12] })).toBe('The file is cut off.');
  expect(await lie({ dtype: 'F32', shape: [4], data_offsets: [8, 0] })).toContain('damaged');
  expect(await lie({ dtype: 'F32', shape: [4000], data_offsets: [0, 16] })).toContain('damaged');
  expect(await lie({ dtype: 'F32', shape: [-1], data_offsets: [0, 4] })).toContain('damaged');
  expect(await lie({ dtype: 'PICKLE', shape: [1], data_offsets: [0, 4] })).toContain('isn’t supported');
  expect(await lie(null)).toContain('isn’t supported');
});

it('a GGUF file cannot make the reader run away', async () => {
  expect(await refusal(gguf(SD1, { version: 9 }))).toContain('version of GGUF');
  expect(await refusal(gguf(SD1, { tensors: 1e9 }))).toContain('too many tensors');
  const start = [Buffer.from('GGUF'), uint32(3), uint64(1), uint64(1)];
  const longText = Buffer.concat([...start, text('name'), uint32(8), uint64(2n ** 60n), Buffer.alloc(64)]);
  expect(await refusal(longText)).toBe('The file is cut off.');
  const longList = Buffer.concat([
    ...start,
    text('x'),
    uint32(9),
    uint32(4),
    uint64(2n ** 60n),
    Buffer.alloc(64),
  ]);
  expect(await refusal(longList)).toBe('The file is cut off.');
  const oddKind = Buffer.concat([...start, text('x'), uint32(77), Buffer.alloc(64)]);
  expect(await refusal(oddKind)).toContain('damaged');
});
