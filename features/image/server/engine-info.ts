/** Which engine makes images here, named once for the result, the screen and the bill. */

import type { ModelRegistry } from '#platform/ai/model-registry.ts';

export interface EngineInfo {
  /** As in settings: provider:model; empty when none is set. */
  model: string;
  /** For people. */
  engine: string;
  isBuiltin: boolean;
  isCloud: boolean;
  problem: string | null;
}

export async function describeEngine(models: ModelRegistry): Promise<EngineInfo> {
  const info = await models.info('image');
  return {
    model: info.id ?? '',
    engine: info.isBuiltin ? 'Atelier Illustrator' : `${info.provider} ${info.model}`,
    isBuiltin: info.isBuiltin,
    isCloud: info.isCloud,
    problem: info.problem ?? null,
  };
}
