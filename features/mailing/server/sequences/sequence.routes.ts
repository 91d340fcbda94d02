/** HTTP for sequences. */

import type { Api } from '#platform/http/api.ts';
import * as calls from '../../calls/sequence-calls.ts';
import type { Sequences } from './sequence.service.ts';

export function registerSequenceRoutes(api: Api, sequences: Sequences): void {
  api.handle(calls.listSequences, ({ user }) => sequences.list(user.id));
  api.handle(calls.createSequence, ({ user, body }) => sequences.create(user.id, body));
  api.handle(calls.updateSequence, ({ user, params, body }) => sequences.update(user.id, params.id, body));
  api.handle(calls.addStep, ({ user, params }) => sequences.addStep(user.id, params.id));
  api.handle(calls.deleteSequence, ({ user, params }) => sequences.remove(user.id, params.id));
}
