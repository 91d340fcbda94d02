/** What a feature brings to a process: its routes, its jobs, its maintenance. */

import type { BuiltinModelSet } from '#platform/ai/builtin-models.ts';
import type { ProveOwner } from '#platform/auth/keys/prove-owner.ts';
import type { Db } from '#platform/db/database.ts';
import type { DomainEvent } from '#platform/events/domain-events.ts';
import type { DatedSource } from '#platform/generation-jobs/dated.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Makers } from '#platform/generation-jobs/makers.ts';
import type { TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Api } from '#platform/http/api.ts';
import type { WebPages } from '#platform/http/pages/web-pages.ts';
import type { RegisteredJob } from '#platform/jobs/job-definition.ts';
import type { Singer } from '#platform/media/voice/singer.ts';
import type { Platform } from './platform.ts';

export interface ServerFeature {
  name: string;
  routes?: (api: Api, platform: Platform, pages: WebPages) => void | Promise<void>;
  jobs?: (platform: Platform) => RegisteredJob[];
  /** Engines of our own, offered to every tool through the model registry. */
  models?: (platform: Platform) => BuiltinModelSet;
  /** The one feature that has a voice lets songs be sung by it. */
  singer?: (platform: Platform) => Singer;
  /** Lets others order documents of this tool. */
  makes?: (platform: Platform) => Partial<Makers>;
  /** What of it stands on a day of the calendar. */
  dated?: (platform: Platform) => DatedSource[];
  /** How templates are made of its things, and its things of templates. */
  templates?: (platform: Platform) => TemplateSource[];
  /** The things people own here: so that they are reported, used elsewhere, and removed with all that is theirs. */
  items?: (platform: Platform) => ItemKind[];
  /** The one feature that knows what accounts are protected by lets others ask for it again. */
  proveOwner?: (platform: Platform, ...requested: Parameters<ProveOwner>) => Promise<void>;
  /** In the transaction that deletes an account: the last moment to read what belongs to it, or to leave a job. */
  beforeAccountDeleted?: (platform: Platform, tx: Db, userId: string) => Promise<void>;
  /** Hears of what happens anywhere, in the transaction that makes it true; may only write rows. */
  publishDomainEvent?: (platform: Platform, tx: Db, domainEvent: DomainEvent) => Promise<void>;
  /** Runs now and then in one or several processes at once; must be safe to repeat. */
  maintenance?: (platform: Platform) => Promise<void>;
  /** The same, every minute: for what people wait for by the clock. */
  everyMinute?: (platform: Platform) => Promise<void>;
}
