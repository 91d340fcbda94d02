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
  canStartFromPicture: boolean;
  canSetStrength: boolean;
  canInpaint: boolean;
}

/** Ours, which is always there. */
export const BUILTIN_ENGINE: EngineInfo = {
  model: 'builtin:illustrator',
  engine: 'Atelier Illustrator',
  isBuiltin: true,
  isCloud: false,
  problem: null,
  canStartFromPicture: false,
  canSetStrength: false,
  canInpaint: false,
};

export async function describeEngine(models: ModelRegistry): Promise<EngineInfo> {
  const [info, can] = await Promise.all([models.info('image'), models.abilities()]);
  return {
    model: info.id ?? '',
    engine: info.isBuiltin ? BUILTIN_ENGINE.engine : `${info.provider} ${info.model}`,
    isBuiltin: info.isBuiltin,
    isCloud: info.isCloud,
    problem: info.problem ?? null,
    canStartFromPicture: can.startsFromPicture,
    canSetStrength: can.hasStrength,
    canInpaint: can.inpaints,
  };
}
