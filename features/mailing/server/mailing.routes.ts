/** HTTP for mailings. */

import type { Api } from '#platform/http/api.ts';
import * as calls from '../contract.ts';
import type { Mailings } from './mailing.service.ts';

export function registerMailingRoutes(api: Api, mailings: Mailings): void {
  api.handle(calls.listMailings, ({ user }) => mailings.list(user.id));
  api.handle(calls.createMailing, ({ user, body }) => mailings.create(user.id, body));
  api.handle(calls.getMailing, ({ user, params }) => mailings.get(user.id, params.id));
  api.handle(calls.updateMailing, ({ user, params, body }) => mailings.update(user.id, params.id, body));
  api.handle(calls.deleteMailing, ({ user, params }) => mailings.remove(user.id, params.id));
  api.handle(calls.copyMailing, ({ user, params }) => mailings.copy(user.id, params.id));
  api.handle(calls.testMailing, ({ user, params }) => mailings.test(user, params.id));
  api.handle(calls.sendMailing, ({ user, params, body }) => mailings.send(user.id, params.id, body.sendAt));
  api.handle(calls.getClicks, ({ user, params }) => mailings.clicks(user.id, params.id));
  api.handle(calls.pauseMailing, ({ user, params }) => mailings.pause(user.id, params.id));
  api.handle(calls.resumeMailing, ({ user, params }) => mailings.resume(user.id, params.id));
}
