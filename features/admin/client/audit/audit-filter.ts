/** What of the trail is asked for, as fields show it and as the server understands it. */

import type { QueryOf } from '#common/contract.ts';
import type { exportAuditLogs } from '../../contract.ts';

export interface AuditFilter {
  action: string;
  actor: string;
  target: string;
  /** Days as date fields give them: yyyy-mm-dd, local. */
  from: string;
  to: string;
}

export const NO_AUDIT_FILTER: AuditFilter = { action: 'all', actor: '', target: '', from: '', to: '' };

export const isFiltered = (filter: AuditFilter): boolean =>
  JSON.stringify(filter) !== JSON.stringify(NO_AUDIT_FILTER);

/** Both days count in full. */
export function toQuery(filter: AuditFilter): QueryOf<typeof exportAuditLogs> {
  const { action, actor, target, from, to } = filter;
  return {
    action: action === 'all' ? undefined : action,
    actor: actor.trim() || undefined,
    target: target.trim() || undefined,
    from: from ? new Date(`${from}T00:00:00`).toISOString() : undefined,
    to: to ? new Date(`${to}T23:59:59.999`).toISOString() : undefined,
  };
}
