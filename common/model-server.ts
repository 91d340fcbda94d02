/** What an operator says about a model server of their own, for both sides. */

import { z } from 'zod';

/** How it is spoken to: AUTOMATIC1111 and its kin, ComfyUI, or OpenAI's protocol. */
export const SERVER_PROTOCOLS = ['a1111', 'comfyui', 'openai'] as const;
export type ServerProtocol = (typeof SERVER_PROTOCOLS)[number];

/** What a server with OpenAI's protocol can be used for. */
export const SERVER_KINDS = ['image', 'speech', 'transcription', 'text'] as const;

/** Pixels along a square picture: what the model was trained on. */
export const PICTURE_SIDES = [512, 768, 1024] as const;

export const MAX_WORKFLOW = 500_000;

/** One shape for all protocols; each reads what concerns it. */
export const serverOptionsSchema = z.object({
  side: z.literal(PICTURE_SIDES, { error: 'Choose 512, 768 or 1024 pixels.' }).default(1024),
  steps: z.int().min(1, 'Choose 1 to 150 steps.').max(150, 'Choose 1 to 150 steps.').default(25),
  guidance: z.number().min(0, 'Choose 0 to 30.').max(30, 'Choose 0 to 30.').default(7),
  /** Empty: the server's own. */
  sampler: z.string().trim().max(80).default(''),
  negative: z.string().trim().max(1000).default(''),
  /** Of ComfyUI, as text, in the format for programs. */
  workflow: z.string().max(MAX_WORKFLOW, 'That workflow is too long.').default(''),
  kinds: z
    .array(z.enum(SERVER_KINDS))
    .min(1, 'Choose at least one tool.')
    .default([...SERVER_KINDS]),
  /** Whether it answers OpenAI's call for edits of pictures. */
  changesPictures: z.boolean().default(false),
});
export type ServerOptions = z.output<typeof serverOptionsSchema>;

/** What a workflow lets itself be told. */
export const WORKFLOW_INPUTS = ['prompt', 'negative', 'seed', 'width', 'height', 'image', 'mask'] as const;
export type WorkflowInput = (typeof WORKFLOW_INPUTS)[number];
