/** Everything a feature's server side may use, opened once per process and closed in order. */

import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import {
  type BuiltinModelSet,
  type BuiltinModels,
  createBuiltinModels,
} from '#platform/ai/builtin-models.ts';
import { type Costs, createCosts } from '#platform/ai/costs/costs.ts';
import { openLocalAdapter } from '#platform/ai/diffusion/local-adapter.ts';
import type { ModelAdapter } from '#platform/ai/model-adapter.ts';
import { createModelRegistry, type ModelRegistry } from '#platform/ai/model-registry.ts';
import { createModelServers, type ModelServers } from '#platform/ai/servers/model-servers.ts';
import { type Assets, createAssets, type StorageLimitOf } from '#platform/assets/assets.service.ts';
import { type Cache, createCache } from '#platform/assets/cache.ts';
import { createModeration, type Moderation } from '#platform/assets/moderation/moderation.ts';
import { createOrigins, type Origins } from '#platform/assets/origin/origins.ts';
import { createDrawing, type Drawing } from '#platform/assets/svg/drawing.ts';
import { createSvgSanitizer, type SvgSanitizer } from '#platform/assets/svg/sanitize-svg.ts';
import { type ApiKeys, createApiKeys } from '#platform/auth/keys/api-keys.ts';
import type { ProveOwner } from '#platform/auth/keys/prove-owner.ts';
import { createRateLimits, type RateLimits } from '#platform/auth/rate-limits.ts';
import { createSessions, type Sessions } from '#platform/auth/sessions.ts';
import type { Config } from '#platform/config/config.ts';
import { sessionSecret } from '#platform/config/session-secret.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { PublishDomainEvent } from '#platform/events/domain-events.ts';
import { createUserEvents, type UserEvents } from '#platform/events/user-events.ts';
import type { DatedSource } from '#platform/generation-jobs/dated.ts';
import { createGenerationJobs, type GenerationJobs } from '#platform/generation-jobs/generation-jobs.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { createItems, type Items } from '#platform/generation-jobs/items.ts';
import type { Makers } from '#platform/generation-jobs/makers.ts';
import type { TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { RegisteredJob } from '#platform/jobs/job-definition.ts';
import { createJobQueue, type JobQueue } from '#platform/jobs/job-queue.ts';
import type { Log } from '#platform/log/log.ts';
import { createWatch, type Watch } from '#platform/log/watch.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Singer } from '#platform/media/voice/singer.ts';
import {
  notificationMailJob,
  registerNotificationMail,
} from '#platform/notifications/notification-mail.job.ts';
import { createNotify, type Notify } from '#platform/notifications/notify.ts';
import { createSettings, type Settings } from '#platform/settings/settings.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { storageOptions } from '#platform/storage/storage-options.ts';
import { createUsageMeter, type PlanLimits, type UsageMeter } from '#platform/usage/usage.ts';

export interface Platform {
  config: Config;
  log: Log;
  watch: Watch;
  secret: string;
  /** Where people reach the product; links in mails begin with it. */
  baseUrl: string;
  database: Database;
  db: Db;
  storage: Storage;
  assets: Assets;
  /** Where files come from, as they say it. */
  origins: Origins;
  /** Costly things that can be made again. */
  cache: Cache;
  sessions: Sessions;
  rateLimits: RateLimits;
  apiKeys: ApiKeys;
  events: UserEvents;
  notify: Notify;
  mail: Mailer;
  /** Engines of our own announce themselves here; tools ask the registry and never know the difference. */
  builtinModels: BuiltinModels;
  models: ModelRegistry;
  /** Model servers of the operator's own. */
  modelServers: ModelServers;
  /** Every door to models of the operator's own. */
  modelAdapters: readonly ModelAdapter[];
  /** Throws in words where no voice is there. */
  singer(): Singer;
  /** The tools that make documents, for whoever orders several at once; throws in words where one is not there. */
  maker<K extends keyof Makers>(kind: K): Makers[K];
  /** Whatever features have on days of the calendar. */
  dated(): readonly DatedSource[];
  /** Tools whose things become templates. */
  templateSources(): readonly TemplateSource[];
  settings: Settings;
  usage: UsageMeter;
  /** What paid models cost. */
  costs: Costs;
  /** Everything that people own, of whatever feature. */
  items: Items;
  jobs: JobQueue;
  generationJobs: GenerationJobs;
  sanitizeSvg: SvgSanitizer['sanitize'];
  drawing: Drawing;
  moderation: Moderation;
  /** Whoever starts threads or processes ends them here; the last to come is the first to go. */
  onClose(close: () => unknown): void;
  /** Tells every feature that wants to know; `tx` is the transaction that makes it true. */
  publishDomainEvent: PublishDomainEvent;
  /** Asks for everything that protects the account once more. */
  proveOwner: ProveOwner;
  /** Lets every feature end what an account has outside of the database; `tx` is the deleting transaction. */
  beforeAccountDeleted(tx: Db, userId: string): Promise<void>;
  close(graceMs: number): Promise<void>;
}

/** What features bring. Handlers need the platform and its queue needs the handlers: so they are asked for with it in hand. */
export interface Contributions {
  plans: PlanLimits;
  jobs: (platform: Platform) => RegisteredJob[];
  items?: (platform: Platform) => ItemKind[];
  models?: (platform: Platform) => BuiltinModelSet[];
  singer?: ((platform: Platform) => Singer) | undefined;
  makes?: (platform: Platform) => Partial<Makers>;
  dated?: (platform: Platform) => DatedSource[];
  templates?: (platform: Platform) => TemplateSource[];
  proveOwner?: (platform: Platform, ...requested: Parameters<ProveOwner>) => Promise<void>;
  beforeAccountDeleted?: (platform: Platform, tx: Db, userId: string) => Promise<void>;
  publishDomainEvent?: (
    platform: Platform,
    ...publishDomainEvent: Parameters<PublishDomainEvent>
  ) => Promise<void>;
}

export async function openPlatform(
  config: Config,
  log: Log,
  from: Contributions,
  opening: Promise<Database> = openDatabase(config, log),
): Promise<Platform> {
  const database = await opening;
  try {
    const { db } = database;
    const watch = await createWatch(config, db);
    const storage = await createStorage(storageOptions(config));
    const mail = await createMailer({
      smtpUrl: config.mail.smtpUrl,
      from: config.mail.from,
      outboxFolder: join(config.dataDir, 'outbox'),
    });
    const events = await createUserEvents(database);
    // Handlers need the platform, and the queue needs the handlers: these are set before anybody can ask for them.
    let queue: JobQueue | undefined;
    let items: Items | undefined;
    const known = <T>(part: T | undefined): T => {
      if (!part) throw new Error('The platform is not open yet.');
      return part;
    };
    const notify = createNotify(db, events, (tx, notificationId) =>
      known(queue).enqueue(notificationMailJob, { notificationId }, { db: tx }),
    );
    const sessions = await createSessions(database);
    const rateLimits = createRateLimits(db);
    const settings = await createSettings(database);
    const builtinModels = createBuiltinModels();
    const usage = createUsageMeter(db, from.plans, settings, notify);
    const publishDomainEvent: PublishDomainEvent = async (tx, domainEvent) =>
      from.publishDomainEvent?.(platform, tx, domainEvent);
    const costs = createCosts(db, settings, notify);
    const secret = sessionSecret(config);
    const modelServers = createModelServers(db, secret);
    const origins = createOrigins(db, secret, log);
    let makers: Partial<Makers> | undefined;
    let dated: readonly DatedSource[] | undefined;
    let templateSources: readonly TemplateSource[] | undefined;
    const storageLimitOf: StorageLimitOf = async (userId) => {
      const limit = await usage.storageLimitOf(userId);
      return limit && { ...limit, besides: await known(items).rowBytes(userId) };
    };
    const assets = createAssets(db, storage, log, storageLimitOf, publishDomainEvent, origins);
    const svg = createSvgSanitizer();
    const drawing = createDrawing();
    const moderation = createModeration({ settings, db, log });
    const closers: (() => unknown)[] = [
      watch.close,
      svg.close,
      drawing.close,
      moderation.close,
      origins.close,
    ];
    const modelAdapters = [
      modelServers.adapter,
      openLocalAdapter(config, log, (close) => closers.push(close)),
    ];
    const platform: Platform = {
      config,
      log,
      watch,
      secret,
      baseUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      database,
      db,
      storage,
      assets,
      origins,
      cache: createCache(storage, log),
      sessions,
      rateLimits,
      apiKeys: createApiKeys(db, sessions, rateLimits),
      events,
      notify,
      mail,
      builtinModels,
      models: createModelRegistry({
        models: config.models,
        chosen: (kind) => settings.get(`${kind}_model`),
        keys: config.providerKeys,
        builtin: builtinModels,
        adapters: modelAdapters,
        meter: costs.begin,
      }),
      modelServers,
      modelAdapters,
      singer: () => {
        if (!from.singer) throw new AppError('unavailable', 'This installation has no voice.');
        return from.singer(platform);
      },
      maker: (kind) => {
        makers ??= from.makes?.(platform) ?? {};
        const maker = makers[kind];
        if (!maker) throw new AppError('unavailable', 'This installation has no tool for this.');
        return maker;
      },
      dated: () => {
        dated ??= from.dated?.(platform) ?? [];
        return dated;
      },
      templateSources: () => {
        templateSources ??= from.templates?.(platform) ?? [];
        return templateSources;
      },
      settings,
      usage,
      costs,
      get items() {
        return known(items);
      },
      get jobs() {
        return known(queue);
      },
      generationJobs: createGenerationJobs({
        db,
        assets,
        usage,
        events,
        publishDomainEvent,
        jobs: () => known(queue),
      }),
      sanitizeSvg: svg.sanitize,
      drawing,
      moderation,
      publishDomainEvent,
      onClose: (close) => void closers.push(close),
      proveOwner: async (...requested) => {
        // Where nobody can ask, nobody has proven anything.
        if (!from.proveOwner) throw new AppError('forbidden', 'This installation has no accounts.');
        await from.proveOwner(platform, ...requested);
      },
      beforeAccountDeleted: async (tx, userId) => from.beforeAccountDeleted?.(platform, tx, userId),
      close: async (graceMs) => {
        await queue?.stop(graceMs);
        for (const close of closers.splice(0).reverse()) await close();
        mail.close();
        await sessions.close();
        await settings.close();
        await events.close();
        await database.close();
      },
    };
    queue = createJobQueue(
      database,
      events,
      [registerNotificationMail(platform), ...from.jobs(platform)],
      log,
      {
        concurrency: config.jobs.concurrency,
        notify,
        publishDomainEvent,
        watch: watch.job,
      },
    );
    for (const set of from.models?.(platform) ?? []) builtinModels.register(set);
    items = createItems({ db, assets, settings, kinds: from.items?.(platform) ?? [] });
    return platform;
  } catch (error) {
    await database.close();
    throw error;
  }
}
