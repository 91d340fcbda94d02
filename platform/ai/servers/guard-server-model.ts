/** The same guard that cloud models have, around a model of the operator's server: it may answer anything. */

import { guardModel } from '../guarded-model.ts';
import { explainModelError } from '../model-errors.ts';
import type { ModelKind, ModelOf } from '../model-kinds.ts';
import { createOutputCheck } from '../output-check.ts';
import type { ModelServer } from './model-server.ts';
import { secretsIn } from './server-line.ts';

export const guardServerModel = <K extends ModelKind>(
  kind: K,
  model: ModelOf[K],
  server: ModelServer,
  place: string,
): ModelOf[K] =>
  guardModel(kind, model, {
    explain: explainModelError({
      label: server.name,
      id: model.modelId,
      keySetting: place,
      modelSetting: place,
      secrets: secretsIn(server),
    }),
    check: createOutputCheck(server.name),
    // No such server makes videos.
    download: () => Promise.reject(new Error('nothing to fetch')),
  });
