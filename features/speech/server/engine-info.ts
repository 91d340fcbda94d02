/** Which engines speak and listen here, named once for the results, the screen and the bill. */

import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import type { EngineState } from '../contract.ts';
import type { EngineKind, VoiceHost } from './engines/voice-host.ts';

const OWN_NAMES: Record<EngineKind, string> = { speech: 'Atelier Voice', transcription: 'Atelier Listener' };

export async function describeEngine(
  models: ModelRegistry,
  host: VoiceHost,
  kind: EngineKind,
): Promise<EngineState & { isCloud: boolean }> {
  const { id, isBuiltin, isCloud, provider, model, problem } = await models.info(kind);
  return {
    model: id ?? '',
    engine: isBuiltin ? OWN_NAMES[kind] : `${provider} ${model}`,
    isBuiltin,
    isCloud,
    // Somebody else's engine is always loaded.
    state: isBuiltin ? host.readiness(kind) : 'ready',
    problem: problem ?? null,
  };
}
