/** HTTP for weights on this machine. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  addWeights,
  cancelWeights,
  chooseWeights,
  downloadWeightsCall,
  listWeights,
  removeWeights,
} from '../../calls/weight-calls.ts';
import { createWeightsService } from './weights.service.ts';

export function registerWeightRoutes(api: Api, platform: Platform): void {
  const weights = createWeightsService(platform);
  api.handle(listWeights, () => weights.overview());
  api.handle(addWeights, ({ user, body, request }) => weights.add({ user, address: request.ip }, body));
  api.handle(downloadWeightsCall, ({ user, params, request }) =>
    weights.download({ user, address: request.ip }, params.id),
  );
  api.handle(cancelWeights, ({ user, params, request }) =>
    weights.cancel({ user, address: request.ip }, params.id),
  );
  api.handle(chooseWeights, ({ user, params, request }) =>
    weights.choose({ user, address: request.ip }, params.id),
  );
  api.handle(removeWeights, ({ user, params, request }) =>
    weights.remove({ user, address: request.ip }, params.id),
  );
}
