/** Calls of the admin area: figures, people, the audit trail, settings and e-mail. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isoTime } from '#common/schema-parts.ts';
import { PLAN_IDS, ROLES, userSchema } from '#common/user.ts';

export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  premiumUsers: z.int(),
  trialUsers: z.int(),
  totalProjects: z.int(),
  totalGenerations: z.int(),
  pendingReports: z.int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const getAdminStats = route({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Figures of this installation',
  access: 'admin',
  response: adminStatsSchema,
});

const perDay = z.object({ day: z.iso.date(), value: z.number() });

/** The last 30 days, oldest first, every day present. */
export const adminChartsSchema = z.object({
  signUps: z.array(perDay),
  generations: z.array(z.object({ type: z.string(), days: z.array(perDay) })),
  jobs: z.array(z.object({ day: z.iso.date(), completed: z.int(), failed: z.int() })),
  queue: z.object({ queued: z.int(), running: z.int(), oldestQueuedSeconds: z.int() }),
  /** Bytes at the end of each day. */
  storage: z.array(perDay),
});
export type AdminCharts = z.infer<typeof adminChartsSchema>;

export const getAdminCharts = route({
  method: 'GET',
  path: '/api/admin/charts',
  summary: 'Sign-ups, generations, job health and storage of the last 30 days',
  access: 'admin',
  response: adminChartsSchema,
});

/* People */

export const USER_SORTS = ['newest', 'oldest', 'email', 'name'] as const;

const page = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
};

export const adminUserSchema = userSchema.extend({ lastSignInAt: isoTime.nullable() });
export type AdminUser = z.infer<typeof adminUserSchema>;

export const listUsers = route({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'People of this installation: searched, filtered, sorted, in pages',
  access: 'admin',
  query: z.object({
    /** Beginning of an e-mail address, first or last name. */
    search: z.string().trim().max(200).optional(),
    role: z.enum(ROLES).optional(),
    plan: z.enum(PLAN_IDS).optional(),
    active: z.enum(['true', 'false']).optional(),
    sort: z.enum(USER_SORTS).default('newest'),
    ...page,
  }),
  response: z.object({
    users: z.array(adminUserSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const adminUserDetailSchema = z.object({
  user: adminUserSchema,
  projectCount: z.int(),
  storageBytes: z.number(),
  usage: z.array(z.object({ kind: z.string(), used: z.int(), limit: z.int().nullable() })),
  signIns: z.array(z.object({ at: isoTime, address: z.string().nullable(), agent: z.string().nullable() })),
});
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>;

const userParams = z.object({ userId: z.string().min(1).max(64) });

export const getUserDetail = route({
  method: 'GET',
  path: '/api/admin/users/:userId',
  summary: 'One person: usage, storage and sign-ins',
  access: 'admin',
  params: userParams,
  response: adminUserDetailSchema,
});

export const setUserStatus = route({
  method: 'PUT',
  path: '/api/admin/users/:userId/status',
  summary: 'Suspend or activate; suspension ends all sessions at once',
  access: 'admin',
  params: userParams,
  body: z.object({ isActive: z.boolean({ error: 'Please say whether the account is active.' }) }),
  response: adminUserSchema,
});

export const setUserRole = route({
  method: 'PUT',
  path: '/api/admin/users/:userId/role',
  summary: 'Make somebody user, moderator or admin',
  access: 'admin',
  params: userParams,
  body: z.object({ role: z.enum(ROLES, { error: `Choose one of these roles: ${ROLES.join(', ')}.` }) }),
  response: adminUserSchema,
});

export const setUserPlan = route({
  method: 'PUT',
  path: '/api/admin/users/:userId/plan',
  summary: 'Grant a plan, with or without an end',
  access: 'admin',
  params: userParams,
  body: z.object({
    plan: z.enum(PLAN_IDS, { error: `Choose one of these plans: ${PLAN_IDS.join(', ')}.` }),
    /** Absent or null: without an end. */
    endsAt: isoTime.nullable().optional(),
  }),
  response: adminUserSchema,
});

/* The trail */

export const auditLogSchema = z.object({
  id: z.string(),
  /** Who acted; null for the system or an unknown visitor. */
  adminId: z.string().nullable(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string().nullable(),
  details: z.unknown().nullable(),
  createdAt: isoTime,
});
export type AuditLog = z.infer<typeof auditLogSchema>;

const auditFilter = {
  action: z.string().max(80).optional(),
  actor: z.string().max(64).optional(),
  target: z.string().max(64).optional(),
  from: isoTime.optional(),
  to: isoTime.optional(),
};

/** A plain list, newest first; the header `x-next-cursor` names the next page where there is one. */
export const listAuditLogs = route({
  method: 'GET',
  path: '/api/admin/audit-logs',
  summary: 'The audit trail, newest first; x-next-cursor leads to older entries',
  access: 'admin',
  query: z.object({
    ...auditFilter,
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.array(auditLogSchema),
});

export const listAuditActions = route({
  method: 'GET',
  path: '/api/admin/audit-logs/actions',
  summary: 'Which actions the trail knows, for the filter',
  access: 'admin',
  response: z.array(z.string()),
});

export const exportAuditLogs = route({
  method: 'GET',
  path: '/api/admin/audit-logs/export',
  summary: 'The audit trail as CSV; noted in the trail itself',
  access: 'admin',
  query: z.object(auditFilter),
  produces: 'text/csv',
});

/* Settings */

export const settingSchema = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string().nullable(),
  updatedAt: isoTime,
  /** Beyond the spec: how the value is edited. Free keys are text. */
  input: z.enum(['text', 'longText', 'number', 'choice']),
  choices: z.array(z.string()).nullable(),
  /** Beyond the spec: where the value comes from. */
  source: z.enum(['default', 'environment', 'set']),
});
export type Setting = z.infer<typeof settingSchema>;

export const listSettings = route({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'System settings',
  access: 'admin',
  response: z.array(settingSchema),
});

export const putSetting = route({
  method: 'PUT',
  path: '/api/admin/settings/:key',
  summary: 'Add or change a setting; acts in every process at once',
  access: 'admin',
  params: z.object({ key: z.string().min(1).max(64) }),
  body: z.object({
    value: z.string({ error: 'Please enter a value.' }).max(5000, 'Keep the value within 5000 characters.'),
  }),
  response: settingSchema,
});

/* E-mail */

export const EMAIL_TYPES = ['welcome', 'subscription', 'notification'] as const;

export const sendTestEmail = route({
  method: 'POST',
  path: '/api/email/send-test',
  summary: 'Send a test e-mail; success false carries the reason in words',
  access: 'admin',
  body: z.object({
    email: z
      .string({ error: 'Please enter an email address' })
      .trim()
      .min(1, 'Please enter an email address')
      .max(254, 'Please enter a valid email address.'),
    type: z.enum(EMAIL_TYPES, { error: `Choose one of these e-mails: ${EMAIL_TYPES.join(', ')}.` }),
  }),
  response: z.object({ success: z.boolean(), message: z.string() }),
});

export const outboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  createdAt: isoTime,
});

export const listOutbox = route({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Mails kept in the outbox because no mail server is configured',
  access: 'admin',
  response: z.object({ isOutbox: z.boolean(), mails: z.array(outboxMailSchema) }),
});

export const readOutboxMail = route({
  method: 'GET',
  path: '/api/admin/outbox/:id',
  summary: 'One mail of the outbox with both its parts',
  access: 'admin',
  params: z.object({ id: z.string().min(1).max(64) }),
  response: outboxMailSchema.extend({ html: z.string(), text: z.string() }),
});
