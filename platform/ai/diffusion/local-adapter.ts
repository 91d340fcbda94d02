/** The adapter to weights on this machine: ids such as local:stable-diffusion-1.5, or local:FILE for a file put there. */

import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import type { PictureAbilities } from '../image/abilities.ts';
import type { ModelAdapter } from '../model-adapter.ts';
import type { ModelKind, ModelOf } from '../model-kinds.ts';
import { engineHere } from './binding.ts';
import { type CatalogueEntry, FAMILY_DRAWING, KNOWN_WEIGHTS, type Role } from './catalogue.ts';
import { createDiffusionHost, type DiffusionHost } from './diffusion-host.ts';
import { createDiffusionModel, type ReadyWeights } from './diffusion-model.ts';
import type { Recognised } from './format/recognise.ts';
import { createWeights, type Weights } from './weights.ts';

export const LOCAL_PREFIX = 'local';

export const weightsFolder = ({ models, dataDir }: Pick<Config, 'models' | 'dataDir'>): string =>
  models.dir ?? join(dataDir, 'models');

export interface LocalAdapterOptions {
  weights: Weights;
  host: DiffusionHost;
  /** Why the engine cannot run here; tests bring an engine that always can. */
  engineProblem?: () => string | undefined;
}

export interface LocalAdapter extends ModelAdapter {
  /** For people. */
  nameOf(model: string): string;
  abilities(model: string): Promise<PictureAbilities>;
}

/** With the engine and the folder of this installation. */
export function openLocalAdapter(
  config: Config,
  log: Log,
  onClose: (close: () => unknown) => void,
): LocalAdapter {
  const host = createDiffusionHost({ log });
  onClose(host.close);
  return createLocalAdapter({ weights: createWeights(weightsFolder(config)), host });
}

interface Found {
  name: string;
  ready?: ReadyWeights;
  problem?: string;
}

export function createLocalAdapter(options: LocalAdapterOptions): LocalAdapter {
  const { weights, host } = options;
  const cannotRun = options.engineProblem ?? (() => engineHere.problem());

  async function find(id: string): Promise<Found | undefined> {
    const known = (await weights.known()).find(({ entry }) => entry.id === id);
    if (known) {
      const { entry, state } = known;
      const missing =
        state === 'wrong'
          ? `${entry.name} does not have the published SHA-256. Remove it and download it again in the admin area.`
          : state === 'absent' || state === 'partial'
            ? `${entry.name} is not downloaded yet. Download it in the admin area.`
            : undefined;
      return missing ? { name: entry.name, problem: missing } : ofEntry(entry);
    }
    const own = (await weights.ownFiles()).find((one) => one.id === id);
    if (!own) return undefined;
    if (own.problem || own.recognised?.kind !== 'model')
      return { name: own.file, problem: `${own.file} cannot be used. ${own.problem ?? ''}`.trim() };
    const drawing = FAMILY_DRAWING[own.recognised.family];
    return { name: own.file, ready: { id, files: { model: weights.pathOf(own.file) }, drawing } };
  }

  async function ofEntry(entry: CatalogueEntry): Promise<Found> {
    const files: Partial<Record<Role, string>> = {};
    let main: Recognised | undefined;
    for (const { role, file } of entry.files) {
      const found = await weights.look(file);
      if (typeof found === 'string') return { name: entry.name, problem: `${file} cannot be used. ${found}` };
      if (role === 'model' && found.kind === 'part')
        return { name: entry.name, problem: `${file} is only one part of a model.` };
      if (role === 'model' || role === 'diffusion') main = found;
      files[role] = weights.pathOf(file);
    }
    const family = entry.family ?? (main?.kind === 'model' ? main.family : 'sdxl');
    return {
      name: entry.name,
      ready: { id: entry.id, files, drawing: entry.drawing ?? FAMILY_DRAWING[family] },
    };
  }

  const problemOf = async (kind: ModelKind, model: string): Promise<string | undefined> => {
    if (kind !== 'image') return 'Weights on this machine make pictures only.';
    const found = await find(model);
    if (!found) return `There are no weights called '${model}' in the folder of models.`;
    return found.problem ?? cannotRun();
  };

  return {
    prefix: LOCAL_PREFIX,

    async models(kind) {
      if (kind !== 'image') return [];
      const ids = [
        ...(await weights.known()).map(({ entry }) => entry.id),
        ...(await weights.ownFiles()).map(({ id }) => id),
      ];
      const found = await Promise.all(ids.map(find));
      return ids.flatMap((model, i) => (found[i]?.ready ? [{ model, label: found[i].name }] : []));
    },

    label: async () => 'Atelier',

    nameOf: (model) => KNOWN_WEIGHTS.find(({ id }) => id === model)?.name ?? model,

    problem: problemOf,

    async abilities(model) {
      const isReady = (await find(model))?.ready !== undefined;
      return { startsFromPicture: isReady, hasStrength: isReady, inpaints: isReady };
    },

    async open<K extends ModelKind>(kind: K, model: string): Promise<ModelOf[K]> {
      const problem = await problemOf(kind, model);
      const found = await find(model);
      if (problem || !found?.ready)
        throw new AppError('unavailable', problem ?? 'These weights cannot be used.');
      return createDiffusionModel(host, found.ready) as ModelOf[K];
    },
  };
}
