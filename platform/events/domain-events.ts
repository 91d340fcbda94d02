/** What features may want to know of each other's work, told inside the transaction that makes it true. */

import type { Db } from '#platform/db/database.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { JobRow } from '#platform/jobs/jobs.repo.ts';

export type DomainEvent =
  | { type: 'job.finished' | 'job.failed'; userId: string; job: JobRow }
  /** Files that the product made for somebody; not what people send. */
  | { type: 'asset.made'; userId: string; assetIds: readonly string[]; item: ItemRef }
  | { type: 'report.filed'; report: FiledReport };

export interface FiledReport {
  id: string;
  contentType: string;
  contentId: string;
  reason: string;
  description: string | null;
  createdAt: Date;
}

/** What listens may only write rows: the work it hears of ends with this transaction, or does not end at all. */
export type PublishDomainEvent = (tx: Db, domainEvent: DomainEvent) => Promise<void>;
