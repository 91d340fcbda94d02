/** The provider whose models are our own engines: features hand theirs in, the registry serves them like any other. */

import type { ModelFactories, ModelKind, ModelOf } from './model-kinds.ts';

export type BuiltinModelSet = { [K in ModelKind]?: Record<string, ModelOf[K]> };

export interface BuiltinModels {
  register(models: BuiltinModelSet): void;
  has(kind: ModelKind, model: string): boolean;
  names(kind: ModelKind): string[];
  factories: Required<ModelFactories>;
}

export function createBuiltinModels(): BuiltinModels {
  const models: { [K in ModelKind]: Map<string, ModelOf[K]> } = {
    image: new Map(),
    speech: new Map(),
    transcription: new Map(),
    video: new Map(),
    text: new Map(),
  };

  function add<K extends ModelKind>(kind: K, named: Record<string, ModelOf[K]> = {}): void {
    for (const [name, model] of Object.entries(named)) {
      if (models[kind].has(name)) throw new Error(`Two built-in ${kind} models are called '${name}'.`);
      models[kind].set(name, model as ModelOf[K]);
    }
  }

  function take<K extends ModelKind>(kind: K, name: string): ModelOf[K] {
    const model = models[kind].get(name);
    if (!model) throw new Error(`There is no built-in ${kind} model '${name}'.`);
    return model;
  }

  return {
    register(set) {
      add('image', set.image);
      add('speech', set.speech);
      add('transcription', set.transcription);
      add('video', set.video);
      add('text', set.text);
    },
    has: (kind, name) => models[kind].has(name),
    names: (kind) => [...models[kind].keys()],
    factories: {
      image: (name) => take('image', name),
      speech: (name) => take('speech', name),
      transcription: (name) => take('transcription', name),
      video: (name) => take('video', name),
      text: (name) => take('text', name),
    },
  };
}
