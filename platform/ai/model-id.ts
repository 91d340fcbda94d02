/** Takes a model id apart: the provider before the first colon, the model's own name after it. */

export interface ModelName {
  id: string;
  /** 'builtin', a cloud provider or the prefix of an adapter; whoever asks knows which there are. */
  provider: string;
  /** May itself contain colons, as Replicate's versions do. */
  model: string;
}

export function parseModelId(id: string): ModelName | undefined {
  const [, provider, model] = /^([a-z]+):(\S+)$/.exec(id.trim()) ?? [];
  return provider && model ? { id: id.trim(), provider, model } : undefined;
}
