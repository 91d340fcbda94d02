/** Takes a model id apart: the provider before the first colon, the model's own name after it. */

import { PROVIDERS, type ProviderId } from './providers.ts';

export interface ModelName {
  id: string;
  provider: 'builtin' | ProviderId;
  /** May itself contain colons, as Replicate's versions do. */
  model: string;
}

export function parseModelId(id: string): ModelName | undefined {
  const [, provider = '', model = ''] = /^([a-z]+):(\S+)$/.exec(id.trim()) ?? [];
  if (provider !== 'builtin' && !Object.hasOwn(PROVIDERS, provider)) return undefined;
  return { id, provider: provider as ModelName['provider'], model };
}
