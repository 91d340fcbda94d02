/** HTTP for the costs of cloud models. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  getCosts,
  listCancellations,
  listPrices,
  setPersonBudget,
  setPrice,
} from '../../calls/cost-calls.ts';
import { createCostService } from './costs.service.ts';

export function registerCostRoutes(api: Api, platform: Platform): void {
  const costs = createCostService(platform);
  api.handle(getCosts, ({ query }) => costs.figures(query.month));
  api.handle(listCancellations, () => costs.cancellations());
  api.handle(listPrices, () => costs.prices());
  api.handle(setPrice, ({ user, body, request }) => costs.setPrice({ user, address: request.ip }, body));
  api.handle(setPersonBudget, ({ user, params, body, request }) =>
    costs.setPersonBudget({ user, address: request.ip }, params.id, body.budget),
  );
}
