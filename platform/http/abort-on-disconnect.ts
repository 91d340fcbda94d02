/** Fires when the person who asked is not there any more: nobody waits for the answer. */

import type { FastifyReply } from 'fastify';

export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  // A call inside has no line of its own.
  if (reply.request.callerGone) return reply.request.callerGone;
  const gone = new AbortController();
  // Whoever left while something else was waited for.
  if (reply.raw.destroyed && !reply.raw.writableEnded) gone.abort();
  reply.raw.once('close', () => !reply.raw.writableEnded && gone.abort());
  return gone.signal;
}
