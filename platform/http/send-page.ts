/** Answers with one page of a list, and names the next one where there is more. */

import type { FastifyReply } from 'fastify';
import { NEXT_CURSOR_HEADER } from '#common/contract.ts';
import type { Page } from '#platform/db/page-cursor.ts';

export function sendPage<T>(reply: FastifyReply, { page, nextCursor }: Page<T>): T[] {
  if (nextCursor) reply.header(NEXT_CURSOR_HEADER, nextCursor);
  return page;
}
