/** How somebody who is signed in proves once more that it is them: the answers they give, and the calls that ask. */

import { z } from 'zod';
import { route } from './contract.ts';

export const passwordField = z.string().min(1, 'Please enter your password.').max(1000);
/** Six digits of an authenticator app, or a recovery code. */
export const codeField = z.string().trim().min(1, 'Please enter the code.').max(40, 'That code is wrong.');

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, 'The passkey could not be read.');

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** A new passkey, as browsers write it: PublicKeyCredential.toJSON(). */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** The answer of a passkey. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(10_000),
    userHandle: base64url(200).optional(),
  }),
});

/** Handed to the browser as it is; its shape is the browser's own. */
export const browserOptions = z.looseObject({ challenge: z.string() });

/** Part of a body: whatever the account asks for. What is missing or wrong is refused in words. */
export const ownerProof = {
  password: z.string().max(1000).optional(),
  code: z.string().trim().max(40, 'That code is wrong.').optional(),
  passkey: assertionSchema.optional(),
};
export type OwnerProof = z.output<z.ZodObject<typeof ownerProof>>;

export const proofNeedsSchema = z.object({
  password: z.boolean(),
  /** Of the authenticator app, beside the password. */
  code: z.boolean(),
  /** In place of a password, on accounts that have none. */
  passkey: z.boolean(),
});
export type ProofNeeds = z.infer<typeof proofNeedsSchema>;

export const getProofNeeds = route({
  method: 'GET',
  path: '/api/account/proof',
  summary: 'What I have to show to prove that it is me; nothing of it: to have signed in a few minutes ago',
  access: 'user',
  response: proofNeedsSchema,
});

export const proofPasskeyOptions = route({
  method: 'POST',
  path: '/api/account/proof/passkey',
  summary: 'What the browser needs to prove with a passkey that it is me',
  access: 'user',
  response: browserOptions,
});
