/** Lets a call make further calls inside the process as the same caller, without being counted as one more. */

import { randomBytes } from 'node:crypto';
import type { Scope } from '#common/contract.ts';
import type { User } from '#common/user.ts';

export const TICKET_HEADER = 'x-atelier-ticket';

export interface ApiKey {
  id: string;
  hash: string;
  scopes: readonly Scope[];
  callsPerMinute: number;
  expiresAt: Date | null;
}

export interface Caller {
  user: User;
  key: ApiKey;
  /** Fires when nobody waits for the answer any more. */
  gone?: AbortSignal;
}

export function createTickets() {
  const open = new Map<string, Caller>();
  return {
    /** Good until `end`; 256 random bits that never leave the process. */
    issue(caller: Caller): { ticket: string; end(): void } {
      const ticket = randomBytes(32).toString('base64url');
      open.set(ticket, caller);
      return { ticket, end: () => void open.delete(ticket) };
    },
    find: (ticket: string | string[] | undefined): Caller | undefined =>
      typeof ticket === 'string' ? open.get(ticket) : undefined,
  };
}
