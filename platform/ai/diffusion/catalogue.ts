/** Weights that can be downloaded with one click: those we know, and those the operator wrote down beside them. */

import { z } from 'zod';
import { FAMILIES, type Family } from './format/recognise.ts';

const GIGABYTE = 1024 ** 3;
export const MAX_WEIGHTS_BYTES = 64 * GIGABYTE;

/** A plain name in one folder, of a format that holds numbers only. */
export const FILE_NAME = /^[A-Za-z0-9][\w.+-]{0,120}\.(safetensors|gguf)$/;

/** What a file is to the model; 'model' is all of it. */
export const ROLES = ['model', 'diffusion', 'vae', 'llm', 'clip_l', 'clip_g', 't5xxl'] as const;
export type Role = (typeof ROLES)[number];

export const sha256Schema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 digits from 0 to 9 and a to f.');

/** Plain http only ever reaches private mirrors; whether those are allowed is asked when the line is opened. */
export const sourceSchema = z
  .url({ protocol: /^https?$/, error: 'Enter the whole address of the file, beginning with https://.' })
  .max(2000);

const fileSchema = z.object({
  role: z.enum(ROLES).default('model'),
  file: z.string().regex(FILE_NAME, 'File names end in .safetensors or .gguf.'),
  url: sourceSchema,
  /** Absent: not known; what the server says is believed, up to a limit. */
  bytes: z.int().min(1).max(MAX_WEIGHTS_BYTES).optional(),
  sha256: sha256Schema,
});
export type WeightsFile = z.output<typeof fileSchema>;

export const drawingSchema = z.object({
  /** Pixels along a square picture: what it was trained on. */
  side: z.literal([512, 768, 1024]),
  steps: z.int().min(1).max(100),
  guidance: z.number().min(0).max(30),
  sampler: z.string().max(40).optional(),
  scheduler: z.string().max(40).optional(),
});
export type Drawing = z.output<typeof drawingSchema>;

export const entrySchema = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/, 'Ids are lowercase letters, digits, dots and dashes.'),
    name: z.string().trim().min(1).max(100),
    goodFor: z.string().trim().max(300).default(''),
    licence: z.object({ name: z.string().max(100), url: sourceSchema }).optional(),
    family: z.enum(FAMILIES).optional(),
    files: z.array(fileSchema).min(1).max(6),
    drawing: drawingSchema.optional(),
  })
  .refine(
    ({ files }) => files.filter(({ role }) => role === 'model' || role === 'diffusion').length === 1,
    'One file draws: give exactly one the role model or diffusion.',
  );
export type CatalogueEntry = z.output<typeof entrySchema>;

export const catalogueSchema = z.array(entrySchema).max(100);

const huggingFace = (repo: string, path: string, revision = 'main'): string =>
  `https://huggingface.co/${repo}/resolve/${revision}/${path}`;

const OPENRAIL_M = {
  name: 'CreativeML Open RAIL-M',
  url: 'https://huggingface.co/spaces/CompVis/stable-diffusion-license',
};
const APACHE = { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' };

/** All may be used commercially. The Open RAIL licences forbid harmful uses; whoever downloads agrees to them. */
export const KNOWN_WEIGHTS: readonly CatalogueEntry[] = [
  {
    id: 'stable-diffusion-1.5',
    name: 'Stable Diffusion 1.5',
    goodFor: 'Small and quick, in many styles. Runs with 4 GB of free memory.',
    licence: OPENRAIL_M,
    family: 'sd1',
    files: [
      {
        role: 'model',
        file: 'stable-diffusion-v1-5-pruned-emaonly-Q8_0.gguf',
        url: huggingFace(
          'second-state/stable-diffusion-v1-5-GGUF',
          'stable-diffusion-v1-5-pruned-emaonly-Q8_0.gguf',
          '031b5f5df991f511b3f5fa8fed6d99048ababb69',
        ),
        bytes: 1_763_578_176,
        sha256: 'd0555243938c62faeefb4ac93f6c7a053ad373a4290c5256bce229aeb193bf94',
      },
    ],
  },
  {
    id: 'stable-diffusion-1.5-full',
    name: 'Stable Diffusion 1.5, full precision',
    goodFor: 'The original file, slightly better than the small one. Needs 7 GB of free memory.',
    licence: OPENRAIL_M,
    family: 'sd1',
    files: [
      {
        role: 'model',
        file: 'v1-5-pruned-emaonly.safetensors',
        url: huggingFace('stable-diffusion-v1-5/stable-diffusion-v1-5', 'v1-5-pruned-emaonly.safetensors'),
        bytes: 4_265_146_304,
        sha256: '6ce0161689b3853acaa03779ec93eafe75a02f4ced659bee03f50797806fa2fa',
      },
    ],
  },
  {
    id: 'stable-diffusion-1.5-inpainting',
    name: 'Stable Diffusion 1.5 Inpainting',
    goodFor: 'Repaints parts of a picture. Needs 7 GB of free memory.',
    licence: OPENRAIL_M,
    family: 'sd1-inpaint',
    files: [
      {
        role: 'model',
        file: 'sd-v1-5-inpainting.safetensors',
        url: huggingFace('webui/stable-diffusion-inpainting', 'sd-v1-5-inpainting.safetensors'),
        bytes: 4_265_203_873,
        sha256: '0ec8f8585b104417a8c34a9fbcc1e922a70b8c15490ec4553087f01c8cf33673',
      },
    ],
  },
  {
    id: 'ssd-1b',
    name: 'Segmind SSD-1B',
    goodFor: 'Large pictures like SDXL, at half the file size. Needs 8 GB of free memory.',
    licence: APACHE,
    family: 'sdxl',
    files: [
      {
        role: 'model',
        file: 'SSD-1B-A1111.safetensors',
        url: huggingFace('segmind/SSD-1B', 'SSD-1B-A1111.safetensors'),
        bytes: 4_465_671_322,
        sha256: '1895a00bfc769a00b0c0c43a95e433e79e9db8a85402b45a33e8448785bde94d',
      },
    ],
  },
  {
    id: 'stable-diffusion-xl',
    name: 'Stable Diffusion XL 1.0',
    goodFor: 'Large, detailed pictures of anything. Needs 11 GB of free memory.',
    licence: {
      name: 'CreativeML Open RAIL++-M',
      url: 'https://huggingface.co/stabilityai/stable-diffusion-xl-base-1.0/blob/main/LICENSE.md',
    },
    family: 'sdxl',
    files: [
      {
        role: 'model',
        file: 'sd_xl_base_1.0.safetensors',
        url: huggingFace('stabilityai/stable-diffusion-xl-base-1.0', 'sd_xl_base_1.0.safetensors'),
        bytes: 6_938_078_334,
        sha256: '31e35c80fc4829d14f90153f4c74cd59c90b779f6afe05a74cd6120b893f7e5b',
      },
    ],
  },
  {
    id: 'z-image-turbo',
    name: 'Z-Image Turbo',
    goodFor:
      'Photo-like pictures with readable text, in eight steps. Three files; needs 10 GB of free memory.',
    licence: APACHE,
    family: 'z-image',
    files: [
      {
        role: 'diffusion',
        file: 'z_image_turbo-Q4_K.gguf',
        url: huggingFace(
          'leejet/Z-Image-Turbo-GGUF',
          'z_image_turbo-Q4_K.gguf',
          'c61c0e422dc8b541b7548cf33a4ef8302b0f8085',
        ),
        bytes: 3_864_250_304,
        sha256: '14b375ab4f226bc5378f68f37e899ef3c2242b8541e61e2bc1aff40976086fbd',
      },
      {
        role: 'llm',
        file: 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
        url: huggingFace(
          'unsloth/Qwen3-4B-Instruct-2507-GGUF',
          'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
          'a06e946bb6b655725eafa393f4a9745d460374c9',
        ),
        bytes: 2_497_281_120,
        sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
      },
      {
        role: 'vae',
        file: 'ae.safetensors',
        url: huggingFace('Comfy-Org/z_image_turbo', 'split_files/vae/ae.safetensors'),
        bytes: 335_304_388,
        sha256: 'afc8e28272cd15db3919bacdb6918ce9c1ed22e96cb12c4d5ed0fba823529e38',
      },
    ],
  },
];

/** How each family draws best, unless its entry says otherwise. */
export const FAMILY_DRAWING: Record<Family, Drawing> = {
  sd1: { side: 512, steps: 20, guidance: 7, sampler: 'euler_a' },
  'sd1-inpaint': { side: 512, steps: 25, guidance: 7, sampler: 'euler_a' },
  sd2: { side: 768, steps: 25, guidance: 7, sampler: 'euler_a' },
  sdxl: { side: 1024, steps: 25, guidance: 6, sampler: 'euler_a' },
  'sdxl-inpaint': { side: 1024, steps: 25, guidance: 6, sampler: 'euler_a' },
  sd3: { side: 1024, steps: 28, guidance: 4.5, sampler: 'euler' },
  flux: { side: 1024, steps: 4, guidance: 1, sampler: 'euler' },
  'z-image': { side: 1024, steps: 8, guidance: 1, sampler: 'euler' },
};
