/** Finds out whose address it is and writes to them; to an address without an account nothing is sent. */

import type { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { renderMail } from '#platform/mail/render-mail.ts';
import { type AccountFacts, CONFIRM_EMAIL_PATH, RESET_PATH } from '#platform/mail/templates/account-facts.ts';
import type { Platform } from '#platform/platform.ts';
import { findByEmail, findUsers, type UserRow } from '../account.repo.ts';
import { LINK_MINUTES, saveReset, tokenFor } from '../reset/reset.repo.ts';
import { changeTokenFor } from '../security/email-change.repo.ts';
import type { accountMailJob } from './account-mail.job.ts';

type Payload = z.output<typeof accountMailJob.payload>;

interface Letter {
  to: string;
  /** Who is greeted. */
  person: UserRow;
  facts: AccountFacts;
}

export const accountMailHandler =
  (platform: Platform): JobHandler<Payload> =>
  async ({ payload, db }) => {
    const letter = await ('userId' in payload
      ? toPerson(platform, db, payload)
      : toAddress(platform, db, payload));
    if (!letter?.person.isActive) return { sent: false };
    const common = { firstName: letter.person.firstName, publicUrl: platform.baseUrl };
    const mail = await renderMail('account', { ...common, ...letter.facts });
    await platform.mail.send({ ...mail, to: letter.to });
    return { sent: true };
  };

/** About an account that is known by its address only. */
async function toAddress(
  platform: Platform,
  db: Db,
  payload: Extract<Payload, { email: string }>,
): Promise<Letter | undefined> {
  const found = await findByEmail(db, payload.email);
  if (!found?.user.isActive) return undefined;
  const letter = { to: payload.email, person: found.user };
  if (payload.about !== 'reset') return { ...letter, facts: { about: payload.about } };
  if (!found.passwordHash) return { ...letter, facts: { about: 'single-sign-on' } };
  const token = tokenFor(platform.secret, payload.request);
  await saveReset(db, found.user.id, token);
  // After the hash sign, so that the token reaches no server log and no referrer.
  return {
    ...letter,
    facts: { about: 'reset', path: `${RESET_PATH}#${token}`, minutes: LINK_MINUTES },
  };
}

async function toPerson(
  platform: Platform,
  db: Db,
  payload: Extract<Payload, { userId: string }>,
): Promise<Letter | undefined> {
  const { userId, to } = payload;
  const [person] = await findUsers(db, [userId]);
  if (!person) return undefined;
  if (payload.about !== 'email-change')
    return { to, person, facts: { about: payload.about, what: payload.what } };
  // Only the mail tells whether the address is taken: whoever asked learns nothing.
  const taken = await findByEmail(db, to);
  if (taken) return { to, person: taken.user, facts: { about: 'email-taken' } };
  const path = `${CONFIRM_EMAIL_PATH}#${changeTokenFor(platform.secret, payload.request)}`;
  return { to, person, facts: { about: 'email-change', path, minutes: LINK_MINUTES } };
}
