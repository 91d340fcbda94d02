/** Sends one message of a webhook, signed, and notes what came of it. */

import { AppError, messageOf } from '#common/errors.ts';
import { openSealed } from '#platform/auth/sealed-text.ts';
import { PrivateAddressError, postOut } from '#platform/http/outbound/post-out.ts';
import { type JobHandler, JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { ADMIN_EVENTS } from '../../calls/webhook-calls.ts';
import { signatureHeaders } from './signature.ts';
import * as repo from './webhooks.repo.ts';
import { SEALED_FOR, tellPages } from './webhooks.service.ts';

/** The receiver says that nobody is there any more. */
const GONE = 410;

type ToSend = NonNullable<Awaited<ReturnType<typeof repo.findToSend>>>;

export const deliverWebhookHandler =
  (platform: Platform): JobHandler<{ deliveryId: string }> =>
  async ({ payload: { deliveryId }, db, signal }) => {
    const found = await repo.findToSend(db, deliveryId);
    if (found?.delivery.status !== 'pending') return { sent: false };
    const { delivery, webhook } = found;
    const secret = openSealed(platform.secret, SEALED_FOR, webhook.id, webhook.secret);
    const obstacle = obstacleOf(found, secret);
    if (obstacle || !secret) throw new AppError('forbidden', obstacle ?? NO_SECRET);
    const { status, error } = await send(platform, found, secret, signal);
    signal.throwIfAborted();
    if (status && status >= 200 && status < 300)
      return new JobResult({ status }, (tx) =>
        repo.noteAttempt(tx, delivery.id, { status: 'delivered', responseStatus: status, error: null }),
      );
    await repo.noteAttempt(db, delivery.id, { status: 'pending', responseStatus: status, error });
    if (status === GONE) await repo.switchOff(db, webhook.id);
    await tellPages(platform, webhook);
    throw new AppError(isHopeless(status, error) ? 'gone' : 'upstream_failed', error ?? 'Not delivered.');
  };

const NO_SECRET =
  'Its secret cannot be read any more, because SESSION_SECRET has changed. Please add it anew.';
const PRIVATE = new PrivateAddressError().message;

function obstacleOf({ delivery, webhook, role, isOwnerActive }: ToSend, secret: string | undefined) {
  if (!isOwnerActive) return 'The account is suspended.';
  if (!webhook.isActive) return 'The webhook is switched off.';
  if ((ADMIN_EVENTS as readonly string[]).includes(delivery.event) && role !== 'admin')
    return 'Only administrators are told of reports.';
  return secret ? undefined : NO_SECRET;
}

const isHopeless = (status: number | null, error: string | null): boolean =>
  status === GONE || error === PRIVATE;

async function send(
  platform: Platform,
  { delivery, webhook }: ToSend,
  secret: string,
  signal: AbortSignal,
): Promise<{ status: number | null; error: string | null }> {
  try {
    const status = await postOut({
      url: webhook.url,
      body: delivery.body,
      headers: {
        'content-type': 'application/json',
        'user-agent': `Atelier/${platform.config.version}`,
        ...signatureHeaders(secret, delivery),
      },
      signal,
      allowPrivate: platform.config.webhooks.allowPrivate,
    });
    return { status, error: status >= 200 && status < 300 ? null : refusal(status) };
  } catch (error) {
    return { status: null, error: unreachable(error) };
  }
}

const refusal = (status: number): string =>
  status >= 300 && status < 400
    ? `It answered with a redirect (${status}), which is not followed.`
    : status === GONE
      ? 'It answered that it is gone (410): the webhook was switched off.'
      : `It answered with status ${status}.`;

function unreachable(error: unknown): string {
  if (error instanceof PrivateAddressError) return error.message;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The name in its address is not known.';
    case 'ECONNREFUSED':
      return 'Nothing answers at its address.';
    case 'ECONNRESET':
    case 'EPIPE':
      return 'The connection broke off.';
    default:
      return messageOf(error).slice(0, 300);
  }
}
