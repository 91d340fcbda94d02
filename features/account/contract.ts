/** Calls around who a person is: sign up, in and out, profile, password, leaving for good. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { jobSchema } from '#common/job.ts';
import { okResponse } from '#common/schema-parts.ts';
import { userSchema } from '#common/user.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';

const EMAIL_INVALID = 'Please enter a valid email address.';
/** Also of the calls in calls/. */
export const emailField = z
  .string({ error: EMAIL_INVALID })
  .trim()
  .toLowerCase()
  .max(254, EMAIL_INVALID)
  .pipe(z.email(EMAIL_INVALID));
const newPassword = z
  .string()
  .min(8, 'Use at least 8 characters for the password.')
  .max(200, 'Use at most 200 characters for the password.');
const name = z.string().trim().max(80, 'Use at most 80 characters for a name.');

export const getCurrentUser = route({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person',
  access: 'user',
  response: userSchema,
});

export const registerBody = z.object({
  email: emailField,
  password: newPassword,
  firstName: name.optional(),
  lastName: name.optional(),
});

export const register = route({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in; the first account becomes admin',
  access: 'public',
  body: registerBody,
  status: 201,
  response: userSchema,
});

export const loginBody = z.object({
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().max(1000),
});

export const login = route({
  method: 'POST',
  path: '/api/login',
  summary:
    'Sign in with e-mail and password; a 401 with the code second_factor_required asks for POST /api/login/code next',
  access: 'public',
  body: loginBody,
  response: userSchema,
});

export const loginPage = route({
  method: 'GET',
  path: '/api/login',
  summary: 'Sign-in and sign-up page, or a redirect to the OpenID provider',
  access: 'public',
  produces: 'text/html',
});

export const logout = route({
  method: 'GET',
  path: '/api/logout',
  summary: 'End the session and go to the landing page',
  access: 'public',
  produces: 'text/html',
});

export const oidcCallback = route({
  method: 'GET',
  path: '/api/login/callback',
  summary: 'Where the OpenID provider sends the person back',
  access: 'public',
  produces: 'text/html',
});

export const SIGN_UPS_CLOSED = 'Sign-ups are closed on this installation.';

/** Why single sign-on failed, as a short code in the address: text from an address could be forged. */
export const SIGN_ON_FAILURES = {
  conflict: 'An account with this email already exists. Please sign in with its password.',
  forbidden: 'This account is suspended. Please contact the administrator.',
  closed: SIGN_UPS_CLOSED,
  upstream_failed: 'The sign-in service cannot be reached. Please try again later.',
  unauthorized: 'The sign-in service did not confirm the sign-in. Please try again.',
  other: 'Signing in did not work. Please try again.',
} as const;

export const signInOptions = route({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'What the sign-in page offers',
  access: 'public',
  response: z.object({
    password: z.boolean(),
    signUp: z.boolean(),
    oidc: z.boolean(),
    firstAccount: z.boolean(),
    /** Whether this installation can send mail; where not, links wait for the administrator. */
    sendsMail: z.boolean(),
  }),
});

export const updateProfileBody = z.object({
  firstName: name.nullable().optional(),
  lastName: name.nullable().optional(),
  /** An uploaded picture of mine, by id; null removes it. */
  pictureId: z.string().max(64).nullable().optional(),
  /** An IANA name; null: as the device has it. */
  timeZone: z.string().max(64).refine(isTimeZone, 'Please send a known time zone.').nullable().optional(),
});

export const updateProfile = route({
  method: 'PUT',
  path: '/api/account/profile',
  summary: 'Change my name, picture or time zone',
  access: 'user',
  body: updateProfileBody,
  response: userSchema,
});

/** Whoever made them may have known the old password, or sat at the open session. */
export const endKeys = z.boolean().default(true);

export const changePasswordBody = z.object({
  currentPassword: z.string().max(1000),
  newPassword,
  endKeys,
});

export const changePassword = route({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Change my password; every other session ends, and so do my API keys, unless endKeys is false',
  access: 'user',
  body: changePasswordBody,
  response: okResponse,
  changes: ['/api/keys', '/api/account/security'],
});

export const requestPasswordResetBody = z.object({ email: emailField });

export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/password-reset',
  summary:
    'Ask for a link to set a new password; the answer is the same whether there is such an account or not',
  access: 'public',
  body: requestPasswordResetBody,
  status: 202,
  response: okResponse,
});

export const confirmPasswordResetBody = z.object({
  token: z.string().min(1).max(200),
  password: newPassword,
});

export const confirmPasswordReset = route({
  method: 'POST',
  path: '/api/password-reset/confirm',
  summary: 'Set a new password with the token of the link; every session ends',
  access: 'public',
  body: confirmPasswordResetBody,
  response: okResponse,
});

export const deleteAccountBody = z.object({
  /** The account e-mail typed out, so that this never happens by accident. */
  confirm: z.string().max(254),
  password: z.string().max(1000).optional(),
});

export const deleteAccount = route({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete my account and everything that is mine',
  access: 'user',
  body: deleteAccountBody,
  response: okResponse,
});

export const exportMyData = route({
  method: 'POST',
  path: '/api/account/export',
  summary: 'Make a ZIP of everything that is mine; a job, with a notification at the end',
  access: 'user',
  status: 202,
  response: z.object({ jobId: z.string(), job: jobSchema }),
});

/* For administrators; here, because the rows are ours. */

const userParams = z.object({ userId: z.string().min(1).max(64) });

export const userSecuritySchema = z.object({
  hasSecondFactor: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
});
export type UserSecurity = z.infer<typeof userSecuritySchema>;

export const getUserSecurity = route({
  method: 'GET',
  path: '/api/admin/users/:userId/security',
  summary: 'How somebody’s account is protected',
  access: 'admin',
  params: userParams,
  response: userSecuritySchema,
});

export const resetUserSecondFactor = route({
  method: 'DELETE',
  path: '/api/admin/users/:userId/second-factor',
  summary: 'Turn somebody’s second factor off, for those who lost it; they are told by mail',
  access: 'admin',
  params: userParams,
  response: userSecuritySchema,
  changes: ['/api/admin/users/:userId/security'],
});
