/** Which models answer under /v1: what this installation makes pictures, speech and transcripts with. */

import type { ModelInfo, ModelRegistry } from '#platform/ai/model-registry.ts';
import { BUILTIN_NAMES, type PublicModelKind } from '../../calls/openai-calls.ts';
import { modelNotFound } from './errors.ts';

/** Names that programs written for OpenAI send by default; here they mean the model of that kind. */
const THEIR_NAMES: Record<PublicModelKind, RegExp> = {
  image: /^(dall-e-[23]|(chat)?gpt-image-[\w.-]+)$/,
  speech: /^(tts-1(-hd)?|gpt-[\w.-]+-tts)$/,
  transcription: /^(whisper-1|gpt-[\w.-]+-transcribe(-diarize)?)$/,
};

/** The day of the first release; the protocol wants a time. */
const CREATED = Math.floor(Date.UTC(2026, 0, 1) / 1000);

const isPublic = (info: ModelInfo): info is ModelInfo & { kind: PublicModelKind; id: string } =>
  info.kind in BUILTIN_NAMES && info.id !== undefined;

const nameOf = (info: ModelInfo & { kind: PublicModelKind }): string =>
  info.isBuiltin ? BUILTIN_NAMES[info.kind] : info.model;

export async function modelsHere(models: ModelRegistry) {
  const published = (await models.describe()).filter(isPublic).filter((one) => one.problem === undefined);
  return published.map((one) => ({
    id: nameOf(one),
    object: 'model' as const,
    created: CREATED,
    owned_by: one.isBuiltin ? 'atelier' : one.provider.toLowerCase(),
  }));
}

export async function assertModel(
  models: ModelRegistry,
  kind: PublicModelKind,
  requested: string | undefined,
): Promise<void> {
  if (requested === undefined || THEIR_NAMES[kind].test(requested)) return;
  const own = (await models.describe()).filter(isPublic).find((one) => one.kind === kind);
  if (!own || ![nameOf(own), own.id].includes(requested)) throw modelNotFound(requested);
}
