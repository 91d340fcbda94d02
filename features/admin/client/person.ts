/** What an account is called, and how its plan stands, in one line each. */

import type { AdminUser } from '../contract.ts';

export const nameOf = ({ firstName, lastName, email }: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email?.split('@')[0] || 'Unnamed';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Trial', 'Active', 'Expired'. */
export const planStatus = ({ subscriptionStatus }: Pick<AdminUser, 'subscriptionStatus'>): string =>
  capitalised(subscriptionStatus);
