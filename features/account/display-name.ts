/** What a person is called on screen. */

import type { User } from '#common/user.ts';

export const displayName = (user: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email?.split('@')[0] || 'Creator';
