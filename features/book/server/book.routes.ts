/** HTTP for books. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../contract.ts';
import { createBookService } from './book.service.ts';
import { registerShareRoutes } from './share/share.routes.ts';

export function registerBookRoutes(api: Api, platform: Platform): void {
  const books = createBookService(platform);
  api.handle(calls.listBooks, ({ user }) => books.list(user.id));
  api.handle(calls.getBook, ({ user, params }) => books.get(user.id, params.id));
  api.handle(calls.createBook, ({ user, body }) => books.create(user, body));
  api.handle(calls.updateBook, ({ user, params, body }) => books.update(user, params.id, body));
  api.handle(calls.deleteBook, ({ user, params }) => books.remove(user.id, params.id));
  api.handle(calls.changeBookPage, ({ user, params, body: { pageId, ...edit } }) =>
    books.changePage(user, params.id, { n: params.n, pageId }, edit),
  );
  api.handle(calls.addBookPage, ({ user, params, body }) =>
    books.addPage(user, params.id, { n: body.after, pageId: body.pageId }, body.text),
  );
  api.handle(calls.moveBookPage, ({ user, params, body }) =>
    books.movePage(user, params.id, { n: params.n, pageId: body.pageId }, body.to),
  );
  api.handle(calls.deleteBookPage, ({ user, params, query }) =>
    books.deletePage(user, params.id, { n: params.n, pageId: query.pageId }),
  );
  api.handle(calls.exportBook, ({ user, params, body }) =>
    books.export(user, params.id, body.format, body.paper),
  );
  registerShareRoutes(api, platform);
}
