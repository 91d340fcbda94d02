/** HTTP for the page "Models". */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  addModelServer,
  changeModelServer,
  getModels,
  listModelServers,
  readWorkflowCall,
  removeModelServer,
  testModelServer,
  tryModel,
} from '../../calls/model-calls.ts';
import { createModelServerService, inputsOf } from './model-servers.service.ts';
import { createModelService } from './models.service.ts';
import { tryOut } from './try-model.ts';

export function registerModelRoutes(api: Api, platform: Platform): void {
  const models = createModelService(platform);
  const servers = createModelServerService(platform);
  api.handle(getModels, () => models.overview());
  api.handle(tryModel, ({ body, reply }) =>
    tryOut(platform, body.kind, body.model, abortOnDisconnect(reply)),
  );
  api.handle(readWorkflowCall, ({ body }) => inputsOf(body.workflow));
  api.handle(listModelServers, () => servers.list());
  api.handle(addModelServer, ({ user, body, request }) => servers.add({ user, address: request.ip }, body));
  api.handle(changeModelServer, ({ user, params, body, request }) =>
    servers.change({ user, address: request.ip }, params.id, body),
  );
  api.handle(removeModelServer, ({ user, params, request }) =>
    servers.remove({ user, address: request.ip }, params.id),
  );
  api.handle(testModelServer, ({ params, reply }) => servers.test(params.id, abortOnDisconnect(reply)));
}
