/** Finds the model that a setting names, so that features never know whether it is built in or in a cloud. */

import { AppError } from '#common/errors.ts';
import type { BuiltinModels } from './builtin-models.ts';
import { type Meter, meterModel } from './costs/metered-model.ts';
import { createGuardedFetch, type GuardOptions } from './guarded-fetch.ts';
import { type Guard, guardModel } from './guarded-model.ts';
import { cloudAbilities, NO_ABILITIES, type PictureAbilities } from './image/abilities.ts';
import { withClearMask } from './image/clear-mask.ts';
import type { ModelAdapter } from './model-adapter.ts';
import { explainBuiltinError, explainModelError } from './model-errors.ts';
import { type ModelName, parseModelId } from './model-id.ts';
import {
  MODEL_KINDS,
  MODEL_SETTINGS,
  type ModelFactories,
  type ModelKind,
  type ModelOf,
} from './model-kinds.ts';
import { createOutputCheck } from './output-check.ts';
import { PROVIDERS, type ProviderId, type ProviderKeys } from './providers.ts';

export interface ModelRegistryOptions {
  /** Ids such as 'builtin:illustrator' or 'openai:gpt-image-1'; a kind without one is switched off. */
  models: { [K in ModelKind]?: string };
  /** The operator's choice at run time, asked again for every use; empty or absent: what `models` says. */
  chosen?: (kind: ModelKind) => Promise<string>;
  keys: ProviderKeys;
  builtin: BuiltinModels;
  /** Models of the operator's own. */
  adapters?: readonly ModelAdapter[];
  baseURLs?: { [P in ProviderId]?: string };
  fetch?: typeof globalThis.fetch;
  /** Counts what calls of providers cost; absent: nobody does. */
  meter?: Meter;
  /** Limits of calls to providers. */
  limits?: Omit<GuardOptions, 'provider' | 'fetch'>;
}

export interface ModelInfo {
  kind: ModelKind;
  /** As set; undefined when the kind is switched off. */
  id: string | undefined;
  /** Who makes the result, for people: 'Atelier', 'OpenAI'. */
  provider: string;
  model: string;
  isBuiltin: boolean;
  /** Runs elsewhere for money: counts towards quotas and budgets. */
  isCloud: boolean;
  /** Why the model cannot be used, in words; undefined when it can. */
  problem: string | undefined;
}

export interface ModelRegistry {
  image(id?: string): Promise<ModelOf['image']>;
  speech(id?: string): Promise<ModelOf['speech']>;
  transcription(id?: string): Promise<ModelOf['transcription']>;
  video(id?: string): Promise<ModelOf['video']>;
  text(id?: string): Promise<ModelOf['text']>;
  /** What a kind is set to; loads nothing and calls nobody. */
  info(kind: ModelKind): Promise<ModelInfo>;
  /** The same for every kind. */
  describe(): Promise<ModelInfo[]>;
  /** What the image model that is set can do beyond drawing from words. */
  abilities(): Promise<PictureAbilities>;
}

/** Bytes; videos are larger than anything else that comes back. */
const MAX_VIDEO_BYTES = 512 * 1024 * 1024;

export function createModelRegistry(options: ModelRegistryOptions): ModelRegistry {
  // Warnings come with each result; the SDK would also print them past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { models, keys, builtin, baseURLs = {}, limits, meter, fetch: baseFetch } = options;
  const idOf = async (kind: ModelKind) => (await options.chosen?.(kind)) || models[kind];
  const guardedFetch = (provider: string, extra?: Partial<GuardOptions>) =>
    createGuardedFetch({ fetch: baseFetch, ...limits, ...extra, provider });
  const adapters = new Map((options.adapters ?? []).map((adapter) => [adapter.prefix, adapter]));
  const labelOfCloud = (provider: ProviderId): string =>
    (provider === 'compatible' && keys.compatible?.name) || PROVIDERS[provider].label;
  const labelOf = async ({ provider, model }: ModelName): Promise<string> => {
    if (isCloud(provider)) return labelOfCloud(provider);
    return (await adapters.get(provider)?.label(model)) ?? 'Atelier';
  };
  const loaded = new Map<ProviderId, Promise<ModelFactories>>();

  function load(provider: ProviderId): Promise<ModelFactories> {
    const entry = PROVIDERS[provider];
    const fetch = guardedFetch(labelOfCloud(provider));
    const pending = loaded.get(provider) ?? entry.load({ keys, baseURL: baseURLs[provider], fetch });
    loaded.set(provider, pending);
    pending.catch(() => loaded.delete(provider));
    return pending;
  }

  function guardFor(kind: ModelKind, { provider, id }: ModelName, label: string): Guard {
    const explain = isCloud(provider)
      ? explainModelError({
          label,
          id,
          keySetting: PROVIDERS[provider].setting,
          modelSetting: MODEL_SETTINGS[kind],
          secrets: secretsOf(keys[provider]),
        })
      : explainBuiltinError;
    const fetch = guardedFetch(label, { maxBytes: MAX_VIDEO_BYTES });
    return {
      explain,
      check: createOutputCheck(label, provider === 'builtin'),
      download: async (url, signal) => {
        const response = await fetch(url, { signal });
        if (!response.ok)
          throw new AppError('upstream_failed', `${label} made a video that cannot be fetched.`);
        return new Uint8Array(await response.arrayBuffer());
      },
    };
  }

  async function find<K extends ModelKind>(kind: K, wanted?: string): Promise<ModelOf[K]> {
    const id = wanted ?? (await idOf(kind));
    const problem = await problemOf(kind, id);
    if (problem) throw new AppError('unavailable', problem);
    const name = parseModelId(id as string) as ModelName;
    const label = await labelOf(name);
    const guard = guardFor(kind, name, label);
    try {
      const guarded = guardModel(kind, await take(kind, name), guard);
      if (!isCloud(name.provider) || !meter) return guarded;
      return meterModel(kind, guarded, { id: name.id, provider: label }, meter);
    } catch (error) {
      throw guard.explain(error);
    }
  }

  async function take<K extends ModelKind>(kind: K, { provider, model }: ModelName): Promise<ModelOf[K]> {
    const adapter = adapters.get(provider);
    if (adapter) return adapter.open(kind, model);
    const factories: ModelFactories = isCloud(provider) ? await load(provider) : builtin.factories;
    const taken = (factories[kind] as (model: string) => ModelOf[K])(model);
    return kind === 'image' && /^(openai|compatible)$/.test(provider)
      ? (withClearMask(taken as ModelOf['image']) as ModelOf[K])
      : taken;
  }

  async function problemOf(kind: ModelKind, id: string | undefined): Promise<string | undefined> {
    const setting = MODEL_SETTINGS[kind];
    if (!id) return `No model is set for this. Set ${setting}, for example to ${exampleOf(kind)}.`;
    const name = parseModelId(id);
    if (name?.provider === 'builtin') {
      if (builtin.has(kind, name.model)) return undefined;
      const names = builtin.names(kind).map((model) => `builtin:${model}`);
      const choice = names.length > 0 ? `Those are: ${names.join(', ')}.` : 'There are none of this kind.';
      return `'${id}' in ${setting} is none of the built-in models. ${choice}`;
    }
    const adapter = name && adapters.get(name.provider);
    if (adapter) return adapter.problem(kind, name.model);
    if (!name || !isCloud(name.provider)) {
      const known = ['builtin', ...adapters.keys(), ...Object.keys(PROVIDERS)].join(', ');
      return `The model '${id}' names no known provider. ${setting} must look like provider:model, with one of: ${known}.`;
    }
    const entry = PROVIDERS[name.provider];
    if (!entry.kinds.includes(kind))
      return `${entry.label} has no ${kind} models. Set ${setting} to another one.`;
    if (!keys[name.provider])
      return `The model '${id}' needs the setting ${entry.setting}, which is not set.`;
    return undefined;
  }

  const exampleOf = (kind: ModelKind) => {
    const [first] = builtin.names(kind);
    return first ? `builtin:${first}` : 'openai:gpt-image-1';
  };

  async function info(kind: ModelKind): Promise<ModelInfo> {
    const id = await idOf(kind);
    const name = id ? parseModelId(id) : undefined;
    return {
      kind,
      id,
      provider: name ? await labelOf(name) : '',
      model: name ? (adapters.get(name.provider)?.nameOf?.(name.model) ?? name.model) : '',
      isBuiltin: name?.provider === 'builtin',
      isCloud: isCloud(name?.provider),
      problem: await problemOf(kind, id),
    };
  }

  async function abilities(): Promise<PictureAbilities> {
    const id = await idOf('image');
    const name = id ? parseModelId(id) : undefined;
    if (!name || (await problemOf('image', id))) return NO_ABILITIES;
    const adapter = adapters.get(name.provider);
    return adapter ? ((await adapter.abilities?.(name.model)) ?? NO_ABILITIES) : cloudAbilities(name.id);
  }

  return {
    image: (id) => find('image', id),
    speech: (id) => find('speech', id),
    transcription: (id) => find('transcription', id),
    video: (id) => find('video', id),
    text: (id) => find('text', id),
    info,
    abilities,
    describe: () => Promise.all(MODEL_KINDS.map(info)),
  };
}

const secretsOf = (key: ProviderKeys[ProviderId]): string[] =>
  [typeof key === 'string' ? key : key?.key].filter((secret) => secret !== undefined);

const isCloud = (provider: string | undefined): provider is ProviderId =>
  provider !== undefined && Object.hasOwn(PROVIDERS, provider);
