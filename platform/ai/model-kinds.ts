/** The five kinds of generating models, and the shape in which every provider offers them. */

import type { experimental_generateVideo, generateImage, generateSpeech, generateText, transcribe } from 'ai';

export const MODEL_KINDS = ['image', 'speech', 'transcription', 'video', 'text'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Taken from the calls themselves: each provider package brings its own, slightly different copy of the types. */
// biome-ignore lint/suspicious/noExplicitAny: any arguments
type ModelFor<Call extends (options: any) => unknown> = Extract<
  Parameters<Call>[0]['model'],
  { specificationVersion: 'v4' }
>;

export interface ModelOf {
  image: ModelFor<typeof generateImage>;
  speech: ModelFor<typeof generateSpeech>;
  transcription: ModelFor<typeof transcribe>;
  /** Without webhooks: they need an address that the provider can reach, which an installation may not have. */
  video: Omit<ModelFor<typeof experimental_generateVideo>, 'handleWebhookOption'>;
  text: ModelFor<typeof generateText>;
}

/** Makes a model by its name; a kind that the provider does not have is absent. */
export type ModelFactories = { [K in ModelKind]?: (model: string) => ModelOf[K] };

/** The setting that chooses the model of each kind, for messages to the operator. */
export const MODEL_SETTINGS: Record<ModelKind, string> = {
  image: 'IMAGE_MODEL',
  speech: 'SPEECH_MODEL',
  transcription: 'TRANSCRIPTION_MODEL',
  video: 'VIDEO_MODEL',
  text: 'TEXT_MODEL',
};
