/** The second factor, passkeys and a change of address that waits for its confirmation. */

import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

/** One authenticator app a person. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerId().primaryKey(),
  /** Encrypted with the installation's secret: a leaked table makes no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Absent until a first code has shown that the app is set up. */
  confirmedAt: timestampTz('confirmed_at'),
  /** The 30-second step of the last code that was taken: neither it nor an earlier one works again. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of 80 random bits. */
    codeHash: text('code_hash').primaryKey(),
    userId: ownerId(),
    usedAt: timestampTz('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url; it proves, and opens nothing. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Kept by a password manager or cloud, and so on several devices. */
    isSynced: boolean('is_synced').notNull(),
    lastUsedAt: timestampTz('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** Links by which a new address is confirmed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** SHA-256 of the link's token: a leaked table changes no address. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    email: text('email').notNull(),
    expire: timestampTz('expire').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('email_changes_user').on(t.userId), index('email_changes_expire').on(t.expire)],
);
