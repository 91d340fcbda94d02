/** The person as both sides see them; what is secret about an account never enters this shape. */

import { z } from 'zod';
import { isoTime } from './schema-parts.ts';

export const ROLES = ['user', 'moderator', 'admin'] as const;
export const PLAN_IDS = ['free', 'lite', 'premium', 'pro', 'gold'] as const;

export type Role = (typeof ROLES)[number];
export type PlanId = (typeof PLAN_IDS)[number];

export const userSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  subscriptionPlan: z.enum(PLAN_IDS),
  subscriptionStatus: z.string(),
  createdAt: isoTime,
  trialEndsAt: isoTime.nullable(),
  subscriptionEndsAt: isoTime.nullable(),
  /** An IANA name, chosen in the settings; null: as the device has it. */
  timeZone: z.string().nullable(),
});

export type User = z.infer<typeof userSchema>;

const RANK: Record<Role, number> = { user: 0, moderator: 1, admin: 2 };

export const hasRole = (user: { role: Role }, needed: Role): boolean => RANK[user.role] >= RANK[needed];
