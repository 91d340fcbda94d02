/** HTTP for audiences and their subscribers. */

import { Readable } from 'node:stream';
import { fileNameOf } from '#common/wording/file-name.ts';
import { receiveTable } from '#platform/assets/tables/receive-table.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import { disposition } from '#platform/storage/disposition.ts';
import * as calls from '../../calls/audience-calls.ts';
import { listAudiences } from '../../contract.ts';
import type { Audiences } from './audience.service.ts';
import type { Subscribers } from './subscriber.service.ts';

/** Of the form around the table. */
const BODY = { bodyLimit: calls.MAX_IMPORT_BYTES + 64 * 1024 };

export function registerAudienceRoutes(api: Api, audiences: Audiences, subscribers: Subscribers): void {
  api.handle(listAudiences, ({ user }) => audiences.list(user.id));
  api.handle(calls.createAudience, ({ user, body }) => audiences.create(user.id, body));
  api.handle(calls.updateAudience, ({ user, params, body }) => audiences.update(user.id, params.id, body));
  api.handle(calls.deleteAudience, ({ user, params }) => audiences.remove(user.id, params.id));

  api.handle(calls.listSubscribers, async ({ user, params, query, reply }) =>
    sendPage(reply, await subscribers.list(user.id, params.id, query)),
  );
  api.handle(calls.addSubscriber, ({ user, params, body }) => subscribers.add(user.id, params.id, body));
  api.handle(calls.deleteSubscriber, ({ user, params }) =>
    subscribers.remove(user.id, params.id, params.subscriberId),
  );

  api.handle(
    calls.previewImport,
    async ({ user, params, request, reply }) => {
      await audiences.own(user.id, params.id);
      const { csv } = await receiveTable(request, calls.MAX_IMPORT_BYTES);
      return subscribers.preview(user.id, params.id, csv, abortOnDisconnect(reply));
    },
    BODY,
  );
  api.handle(
    calls.importSubscribers,
    async ({ user, params, request, reply }) => {
      await audiences.own(user.id, params.id);
      const { csv, mapping } = await receiveTable(request, calls.MAX_IMPORT_BYTES);
      return subscribers.import(user.id, params.id, csv, mapping, abortOnDisconnect(reply));
    },
    BODY,
  );
  api.handle(calls.exportSubscribers, async ({ user, params, reply }) => {
    const { name, lines } = await subscribers.export(user.id, params.id);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', disposition(fileNameOf(name, 'csv', 'subscribers')))
      .send(Readable.from(lines));
  });
}
