/** HTTP for help. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  answerProblem,
  deleteProblem,
  getDiagnostics,
  getHelpHealth,
  listAllProblems,
  listProblems,
  reportProblem,
} from '../contract.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { healthOf } from './health.ts';
import { createProblems } from './problems.service.ts';

export function registerHelpRoutes(api: Api, platform: Platform): void {
  const problems = createProblems(platform);
  api.handle(getHelpHealth, () => healthOf(platform));
  api.handle(getDiagnostics, async ({ reply }) => {
    const found = await diagnosticsOf(platform);
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': disposition('atelier-diagnostics.json'),
        'cache-control': 'no-store',
      })
      .send(Buffer.from(`${JSON.stringify(found, null, 2)}\n`));
  });
  api.handle(listProblems, ({ user }) => problems.list(user.id));
  api.handle(reportProblem, ({ user, body }) => problems.report(user, body));
  api.handle(deleteProblem, ({ user, params }) => problems.remove(user.id, params.id));
  api.handle(listAllProblems, () => problems.listAll());
  api.handle(answerProblem, ({ params, body }) => problems.answer(params.id, body.answer));
}
