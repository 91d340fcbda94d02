/** What all features together bring to the platform. */

import { planOf, QUOTA_KINDS, type QuotaKind, quotaNoun } from '#features/subscription/contract.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { Contributions } from '#platform/platform.ts';
import type { PlanLimits } from '#platform/usage/usage.ts';

const isQuotaKind = (kind: string): kind is QuotaKind => (QUOTA_KINDS as readonly string[]).includes(kind);

export const planLimits: PlanLimits = {
  kinds: QUOTA_KINDS,
  limitOf: (plan, kind) => (isQuotaKind(kind) ? planOf(plan).quotas[kind] : null),
  storageBytesOf: (plan) => planOf(plan).storageBytes,
  nounOf: (kind) => (isQuotaKind(kind) ? quotaNoun(kind) : kind),
};

export const contributionsOf = (features: readonly ServerFeature[]): Contributions => ({
  plans: planLimits,
  jobs: (platform) => features.flatMap((one) => one.jobs?.(platform) ?? []),
  models: (platform) => features.flatMap((one) => one.models?.(platform) ?? []),
  items: (platform) => features.flatMap((one) => one.items?.(platform) ?? []),
  singer: features.find((one) => one.singer)?.singer,
  makes: (platform) => Object.assign({}, ...features.map((one) => one.makes?.(platform))),
  dated: (platform) => features.flatMap((one) => one.dated?.(platform) ?? []),
  templates: (platform) => features.flatMap((one) => one.templates?.(platform) ?? []),
  proveOwner: features.find((one) => one.proveOwner)?.proveOwner,
  beforeAccountDeleted: async (platform, tx, userId) => {
    for (const one of features) await one.beforeAccountDeleted?.(platform, tx, userId);
  },
  publishDomainEvent: async (platform, tx, domainEvent) => {
    for (const one of features) await one.publishDomainEvent?.(platform, tx, domainEvent);
  },
});
