/** How what a model makes is to be called, truthfully: our illustrator is a program, everything else was trained. */

import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { ModelInfo, ModelRegistry } from './model-registry.ts';

type ByModel = Pick<Recipe, 'engine' | 'madeAs'>;

export const pictureBy = (info: Pick<ModelInfo, 'isBuiltin' | 'provider' | 'model'> | undefined): ByModel =>
  !info || info.isBuiltin
    ? { engine: 'Atelier Illustrator', madeAs: 'algorithmicMedia' }
    : { engine: `${info.provider} ${info.model}`, madeAs: 'trainedAlgorithmicMedia' };

/** The image model that is set now. */
export const pictureNow = async (models: ModelRegistry): Promise<ByModel> =>
  pictureBy(await models.info('image'));
