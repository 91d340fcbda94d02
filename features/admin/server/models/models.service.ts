/** Which engine runs which tool, everything that could, and which cloud providers are connected. */

import type { ResponseOf } from '#common/contract.ts';
import { MODEL_KINDS, type ModelKind } from '#platform/ai/model-kinds.ts';
import { PROVIDERS, type ProviderId } from '#platform/ai/providers.ts';
import type { Platform } from '#platform/platform.ts';
import type { EngineChoice, EngineTool, getModels } from '../../calls/model-calls.ts';
import { triedModel, WELL_KNOWN } from './well-known-models.ts';

const OWN_NAMES: Record<string, string> = {
  illustrator: 'Atelier Illustrator',
  voice: 'Atelier Voices',
  transcriber: 'Atelier Listener',
};

const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderId[];

export function createModelService({ config, models, builtinModels, modelAdapters, settings }: Platform) {
  const { providerKeys: keys } = config;
  const labelOf = (id: ProviderId) => (id === 'compatible' && keys.compatible?.name) || PROVIDERS[id].label;

  async function choicesFor(kind: ModelKind): Promise<EngineChoice[]> {
    const own = builtinModels.names(kind).map((name) => ({
      id: `builtin:${name}`,
      label: OWN_NAMES[name] ?? name,
      from: 'builtin',
      group: 'Atelier',
    }));
    const adapters = await Promise.all(
      modelAdapters.map(async (adapter) =>
        (await adapter.models(kind)).map(({ model, label }) => ({
          id: `${adapter.prefix}:${model}`,
          label,
          from: adapter.prefix,
          group: adapter.prefix,
        })),
      ),
    );
    const cloud = PROVIDER_IDS.filter((id) => keys[id] && PROVIDERS[id].kinds.includes(kind)).flatMap((id) =>
      (WELL_KNOWN[id][kind] ?? []).map((name) => ({
        id: `${id}:${name}`,
        label: name,
        from: id,
        group: labelOf(id),
      })),
    );
    return [...own, ...adapters.flat(), ...cloud];
  }

  async function toolOf(kind: ModelKind): Promise<EngineTool> {
    const [info, chosen, choices] = await Promise.all([
      models.info(kind),
      settings.get(`${kind}_model`),
      choicesFor(kind),
    ]);
    return {
      kind,
      model: info.id ?? null,
      engine: info.isBuiltin ? (OWN_NAMES[info.model] ?? 'Atelier') : `${info.provider} ${info.model}`.trim(),
      problem: info.id ? (info.problem ?? null) : null,
      isChosen: chosen !== '',
      environment: config.models[kind] ?? null,
      choices,
    };
  }

  return {
    async overview(): Promise<ResponseOf<typeof getModels>> {
      const tools = await Promise.all(MODEL_KINDS.map(toolOf));
      return {
        tools,
        providers: PROVIDER_IDS.map((id) => ({
          id,
          label: labelOf(id),
          setting: PROVIDERS[id].setting,
          isConnected: Boolean(keys[id]),
          kinds: [...PROVIDERS[id].kinds],
          test: keys[id] ? (inUse(tools, id) ?? triedModel(id)) : null,
        })),
      };
    },
  };
}

/** What a provider is used for is what its test should show; clips take too long. */
function inUse(tools: readonly EngineTool[], provider: ProviderId) {
  const tool = tools.find(({ kind, model }) => kind !== 'video' && model?.startsWith(`${provider}:`));
  return tool?.model ? { kind: tool.kind, model: tool.model } : null;
}
