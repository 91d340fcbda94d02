/** Rules of webhooks: whose they are, where they may lead, and what they are told. */

import { assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import { sealText } from '#platform/auth/sealed-text.ts';
import type { Db } from '#platform/db/database.ts';
import { type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import type { DomainEvent } from '#platform/events/domain-events.ts';
import { leadsToPrivate, PrivateAddressError } from '#platform/http/outbound/post-out.ts';
import { toJob } from '#platform/jobs/jobs.repo.ts';
import type { Platform } from '#platform/platform.ts';
import {
  ADMIN_EVENTS,
  type createWebhook,
  type Delivery,
  MAX_WEBHOOKS,
  TEST_EVENT,
  type updateWebhook,
  type Webhook,
  type WebhookEvent,
} from '../../calls/webhook-calls.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import { newSecret } from './signature.ts';
import * as repo from './webhooks.repo.ts';

export const SEALED_FOR = 'webhooks';

/** Tests and repeats of one person: enough to try things out, too few to flood somebody. */
const BY_HAND = { max: 120, windowSeconds: 3600 };
/** A longer result is left out of the message: who wants it asks for the job. */
const MAX_RESULT_CHARACTERS = 64_000;
const KEEP_MS = 30 * 86_400_000;

const toDelivery = (row: repo.DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
});

const toWebhook = (row: repo.WebhookRow, latest?: repo.DeliveryRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookEvent[],
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  lastDelivery: latest ? { status: latest.status, createdAt: latest.createdAt.toISOString() } : null,
});

export const tellPages = (
  { events }: Platform,
  { id, userId }: Pick<repo.WebhookRow, 'id' | 'userId'>,
): Promise<void> =>
  events.publish(userId, { type: 'invalidate', keys: ['/api/webhooks', `/api/webhooks/${id}/deliveries`] });

export function createWebhookService(platform: Platform) {
  const { db, rateLimits, config } = platform;

  const get = async (userId: string, id: string): Promise<repo.WebhookRow> => {
    const row = await repo.findOwn(db, userId, id);
    if (!row) throw notFound('That webhook');
    return row;
  };

  async function assertAllowed(user: User, { url, events }: BodyOf<typeof updateWebhook>): Promise<void> {
    const forAdmins = user.role !== 'admin' && events?.find((one) => ADMIN_EVENTS.includes(one));
    if (forAdmins) throw wrong('events', `Only administrators can choose ${forAdmins}.`);
    if (url && !config.webhooks.allowPrivate && (await leadsToPrivate(url)))
      throw wrong('url', new PrivateAddressError().message);
  }

  const spend = (userId: string) =>
    rateLimits.spend(`webhook:${userId}`, BY_HAND, 'You have sent many messages by hand.');

  return {
    async list(userId: string): Promise<Webhook[]> {
      const rows = await repo.listOwn(db, userId);
      const latest = await repo.listLatest(
        db,
        rows.map((row) => row.id),
      );
      return rows.map((row) =>
        toWebhook(
          row,
          latest.find((one) => one.webhookId === row.id),
        ),
      );
    },

    async create(user: User, body: BodyOf<typeof createWebhook>, address: string) {
      await assertAllowed(user, body);
      const [id, secret] = [newId(), newSecret()];
      await db.transaction(async (tx) => {
        if ((await repo.countOwn(tx, user.id)) >= MAX_WEBHOOKS)
          throw new AppError(
            'conflict',
            `You have ${MAX_WEBHOOKS} webhooks, which is the most there may be.`,
          );
        const sealed = sealText(platform.secret, SEALED_FOR, id, secret);
        await repo.insertWebhook(tx, { ...body, id, userId: user.id, secret: sealed });
        await record(tx, user, 'webhook_created', id, { ...body, address });
      });
      return { id, secret };
    },

    async update(
      user: User,
      id: string,
      body: BodyOf<typeof updateWebhook>,
      address: string,
    ): Promise<Webhook> {
      const { url, events, isActive } = await get(user.id, id);
      await assertAllowed(user, body);
      if (Object.values(body).some((one) => one !== undefined))
        await db.transaction(async (tx) => {
          await repo.updateOwn(tx, user.id, id, body);
          const details = { before: { url, events, isActive }, after: body, address };
          await record(tx, user, 'webhook_changed', id, details);
        });
      const row = await get(user.id, id);
      return toWebhook(row, (await repo.listLatest(db, [id]))[0]);
    },

    async remove(user: User, id: string, address: string): Promise<void> {
      const { url } = await get(user.id, id);
      await db.transaction(async (tx) => {
        await repo.deleteOwn(tx, user.id, id);
        await record(tx, user, 'webhook_deleted', id, { url, address });
      });
    },

    async test(userId: string, id: string): Promise<Delivery> {
      const webhook = await get(userId, id);
      if (!webhook.isActive) throw new AppError('conflict', 'Please switch the webhook on first.');
      await spend(userId);
      const data = { webhookId: id, message: 'A test from Atelier.' };
      return toDelivery(await db.transaction((tx) => send(platform, tx, webhook, TEST_EVENT, data)));
    },

    async deliveries(userId: string, id: string, query: PageQuery) {
      await get(userId, id);
      return readPage(
        query,
        (after, limit) => repo.listDeliveries(db, id, after, limit),
        (rows) => rows.map(toDelivery),
      );
    },

    async resend(userId: string, id: string, deliveryId: string): Promise<Delivery> {
      const webhook = await get(userId, id);
      const row = await repo.findDelivery(db, id, deliveryId);
      if (!row) throw notFound('That message');
      if (!webhook.isActive) throw new AppError('conflict', 'Please switch the webhook on first.');
      await spend(userId);
      return toDelivery(
        await db.transaction(async (tx) => {
          const reopened = await repo.reopenDelivery(tx, id, deliveryId);
          if (!reopened) throw new AppError('conflict', 'This message is still being sent.');
          await platform.jobs.enqueue(deliverWebhookJob, { deliveryId }, { userId, db: tx });
          return reopened;
        }),
      );
    },
  };
}

const record = (tx: Db, user: User, action: string, targetId: string, details: Record<string, unknown>) =>
  audit(tx, { actorId: user.id, action, targetType: 'webhook', targetId, details });

const wrong = (path: string, message: string) =>
  new AppError('bad_request', message, { issues: [{ path, message }] });

/** Writes the message and the job that sends it, in the transaction of what it tells of. */
async function send(
  { jobs }: Platform,
  tx: Db,
  { id: webhookId, userId }: Pick<repo.WebhookRow, 'id' | 'userId'>,
  event: string,
  data: object,
): Promise<repo.DeliveryRow> {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  const row = await repo.insertDelivery(tx, { userId, webhookId, event, body });
  await jobs.enqueue(deliverWebhookJob, { deliveryId: row.id }, { userId, db: tx });
  return row;
}

/** Tells every webhook that wants to know. */
export async function tellWebhooks(platform: Platform, tx: Db, domainEvent: DomainEvent): Promise<void> {
  // Sending is a job as well; a message about each message would never end.
  if ('job' in domainEvent && domainEvent.job.type === deliverWebhookJob.name) return;
  const whose = domainEvent.type === 'report.filed' ? 'admins' : { userId: domainEvent.userId };
  const listening = await repo.findListening(tx, domainEvent.type, whose);
  if (listening.length === 0) return;
  for (const data of await factsOf(platform, tx, domainEvent))
    for (const webhook of listening) await send(platform, tx, webhook, domainEvent.type, data);
}

async function factsOf(platform: Platform, tx: Db, domainEvent: DomainEvent): Promise<object[]> {
  switch (domainEvent.type) {
    case 'job.finished':
    case 'job.failed': {
      const { itemType, itemId } = domainEvent.job;
      const job = toJob(domainEvent.job);
      const isShort = (JSON.stringify(job.result) ?? '').length <= MAX_RESULT_CHARACTERS;
      const item = itemType && itemId ? { type: itemType, id: itemId } : null;
      return [{ ...job, result: isShort ? job.result : null, item }];
    }
    case 'asset.made':
      return (await repo.findAssets(tx, domainEvent.assetIds)).map(({ id, name, type, size, createdAt }) => ({
        id,
        url: platform.baseUrl + assetUrl(id),
        name,
        type,
        size,
        createdAt: createdAt.toISOString(),
        item: { type: domainEvent.item.type, id: domainEvent.item.id },
      }));
    case 'report.filed':
      return [{ ...domainEvent.report, createdAt: domainEvent.report.createdAt.toISOString() }];
  }
}

export const forgetOldDeliveries = ({ db }: Platform, now: number = Date.now()) =>
  repo.deleteDeliveriesBefore(db, new Date(now - KEEP_MS));
