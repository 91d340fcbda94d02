/** Calls around how an account is protected: address, second factor, passkeys and sessions. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import {
  assertionSchema,
  attestationSchema,
  browserOptions,
  codeField,
  passwordField,
} from '#common/proof.ts';
import { idParams, isoTime, okResponse } from '#common/schema-parts.ts';
import { userSchema } from '#common/user.ts';
import { emailField, endKeys } from '../contract.ts';

/** Who adds or removes a way in proves it with everything that the account asks for. */
const proof = z.object({ password: passwordField, code: codeField.optional() });

const SECURITY_PATH = '/api/account/security';
const SESSIONS_PATH = '/api/account/sessions';
const changes = [SECURITY_PATH] as const;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by a password manager or cloud, and so on several devices. */
  isSynced: z.boolean(),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const securitySchema = z.object({
  /** Without one the account signs in through single sign-on, and its provider takes care of the rest. */
  hasPassword: z.boolean(),
  /** Whether this installation can send mail. */
  sendsMail: z.boolean(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  secondFactor: z.object({ since: isoTime, recoveryCodesLeft: z.int() }).nullable(),
  passkeys: z.array(passkeySchema),
  /** The one address at which passkeys of this installation work. */
  passkeyOrigin: z.string(),
});
export type Security = z.infer<typeof securitySchema>;

export const getSecurity = route({
  method: 'GET',
  path: SECURITY_PATH,
  summary: 'How my account is protected',
  access: 'user',
  response: securitySchema,
});

/* E-mail address */

export const changeEmailBody = proof.extend({ email: emailField });

export const changeEmail = route({
  method: 'POST',
  path: '/api/account/email',
  summary:
    'Change my address: a link goes to the new one, and the answer is the same whether it is taken or not; without a mail server it changes at once',
  access: 'user',
  body: changeEmailBody,
  status: 202,
  response: z.object({ success: z.literal(true), changed: z.boolean() }),
  changes: [SECURITY_PATH, '/api/auth/user'],
});

export const cancelEmailChange = route({
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Take a change of address back that is not confirmed yet',
  access: 'user',
  response: okResponse,
  changes,
});

export const confirmEmailChange = route({
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Confirm a new address with the token of the link',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
});

/* Second factor */

export const beginSecondFactor = route({
  method: 'POST',
  path: '/api/account/second-factor',
  summary: 'Make a secret for an authenticator app; it counts once a code of it is confirmed',
  access: 'user',
  body: z.object({ password: passwordField }),
  response: z.object({
    /** For apps that cannot scan: base32. */
    secret: z.string(),
    /** otpauth://…, to be shown as a QR code. */
    uri: z.string(),
  }),
});

const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = route({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  summary: 'Turn the second factor on with a first code; shows the recovery codes once',
  access: 'user',
  body: z.object({ code: codeField }),
  response: newCodes,
  changes,
});

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Replace my recovery codes; shows the new ones once',
  access: 'user',
  body: proof,
  response: newCodes,
  changes,
});

export const endSecondFactor = route({
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Turn the second factor off',
  access: 'user',
  body: proof,
  response: okResponse,
  changes,
});

export const loginCodeBody = z.object({ code: codeField });

export const loginCode = route({
  method: 'POST',
  path: '/api/login/code',
  summary: 'Second step of a sign-in: a code of the authenticator app, or a recovery code',
  access: 'public',
  body: loginCodeBody,
  response: userSchema,
});

/* Passkeys */

export const passkeyOptions = route({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'What the browser needs to make a passkey for me',
  access: 'user',
  body: proof,
  response: browserOptions,
});

const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please give the passkey a name.')
  .max(60, 'Use at most 60 characters for the name.');

export const addPasskey = route({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keep the passkey that the browser made',
  access: 'user',
  body: z.object({ name: passkeyName, response: attestationSchema }),
  status: 201,
  response: passkeySchema,
  changes,
});

export const renamePasskeyBody = z.object({ name: passkeyName });

export const renamePasskey = route({
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  summary: 'Rename a passkey of mine',
  access: 'user',
  params: idParams,
  body: renamePasskeyBody,
  response: passkeySchema,
  changes,
});

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  summary: 'Remove a passkey of mine',
  access: 'user',
  params: idParams,
  response: okResponse,
  changes,
});

export const loginPasskeyOptions = route({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'What the browser needs to sign somebody in with a passkey',
  access: 'public',
  response: browserOptions,
});

export const loginPasskey = route({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with a passkey; it counts as both factors',
  access: 'public',
  body: z.object({ response: assertionSchema }),
  response: userSchema,
});

/* Sessions */

export const sessionSchema = z.object({
  id: z.string(),
  /** What the browser said about itself. */
  agent: z.string().nullable(),
  createdAt: isoTime,
  /** To a few minutes. */
  lastUsedAt: isoTime,
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof sessionSchema>;

export const listSessions = route({
  method: 'GET',
  path: SESSIONS_PATH,
  summary: 'Where I am signed in, last used first',
  access: 'user',
  response: z.array(sessionSchema),
});

export const endOneSession = route({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Sign out there',
  access: 'user',
  params: idParams,
  response: okResponse,
  changes: [SESSIONS_PATH],
});

export const endOtherSessions = route({
  method: 'DELETE',
  path: SESSIONS_PATH,
  summary: 'Sign out everywhere else; my API keys end too, unless endKeys is false',
  access: 'user',
  body: z.object({ endKeys }),
  response: z.object({ ended: z.int() }),
  changes: [SESSIONS_PATH, '/api/keys'],
});
