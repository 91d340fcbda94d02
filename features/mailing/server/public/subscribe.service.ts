/** Signing up, confirming and leaving by people without an account: never more mail than they asked for. */

import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { knownLanguage } from '#common/texts.ts';
import type { IdeaLanguage } from '#common/wording/language.ts';
import type { Platform } from '#platform/platform.ts';
import { type Brand, NO_BRAND } from '../../blocks/look.ts';
import { oneLine } from '../../blocks/merge.ts';
import { emailSchema, MAX_SUBSCRIBERS } from '../../calls/audience-calls.ts';
import type { subscribe } from '../../calls/public-calls.ts';
import { birthdayOf } from '../../people/birthday.ts';
import { PUBLIC_WORDS } from '../../words/public-words.ts';
import * as audienceRepo from '../audiences/audience.repo.ts';
import { consentOf, senderOf } from '../audiences/audience.service.ts';
import { emailHash } from '../audiences/email-hash.ts';
import * as repo from '../audiences/subscriber.repo.ts';
import { brandOf } from '../sending/brand-of.ts';
import { confirmMailJob } from '../sending/confirm-mail.job.ts';
import { mayConfirm } from '../sending/day-limits.ts';
import { readConfirmKey, readLeaveKey } from './keys.ts';

/** From one address of the net, and into one audience from everywhere. */
const PER_PLACE = { max: 20, windowSeconds: 3600 };
const PER_AUDIENCE = { max: 2000, windowSeconds: 3600 };
const MAX_NAME = 80;

export interface Around {
  brand: Brand;
  language: IdeaLanguage;
  senderName: string;
}

export type Subscribing = ReturnType<typeof createSubscribeService>;

export function createSubscribeService(platform: Platform) {
  const { db, jobs, rateLimits, secret } = platform;

  const around = async (audience: audienceRepo.AudienceRow): Promise<Around> => ({
    brand: await brandOf(platform, audience.userId, audience.brandKitId),
    language: audience.language,
    senderName: senderOf(audience),
  });

  async function place(
    token: string,
  ): Promise<(Around & { audience: audienceRepo.AudienceRow }) | undefined> {
    const audience = await audienceRepo.findByToken(db, token);
    return audience && { audience, ...(await around(audience)) };
  }

  /** Of somebody who follows a link of a mail. */
  async function audienceOf(subscriber: repo.SubscriberRow | undefined): Promise<Around | undefined> {
    if (!subscriber) return undefined;
    const [audience] = await audienceRepo.findAudiences(db, [subscriber.audienceId]);
    return audience && around(audience);
  }

  return {
    place,
    consentOf,

    /** Says the same to everybody, so that nobody learns who is on the list; throws in words for the form. */
    async subscribe(
      { audience }: { audience: audienceRepo.AudienceRow },
      form: BodyOf<typeof subscribe>,
      ip: string,
    ): Promise<'asked' | 'done'> {
      const words = PUBLIC_WORDS[audience.language];
      const answer = audience.isDoubleOptIn ? 'asked' : 'done';
      for (const [key, limit] of [
        [`subscribe:${ip}`, PER_PLACE],
        [`subscribe-audience:${audience.id}`, PER_AUDIENCE],
      ] as const) {
        const { hits, resetsAt } = await rateLimits.hit(key, limit);
        if (hits > limit.max)
          throw new AppError('rate_limited', words.tooMany, {
            headers: { 'retry-after': String(Math.ceil((resetsAt.getTime() - Date.now()) / 1000)) },
          });
      }
      // A program filled in what no person sees: it learns nothing.
      if (form.website) return answer;
      const email = emailSchema.safeParse(form.email);
      if (!email.success) throw new AppError('bad_request', words.badAddress);
      if (!form.consent) throw new AppError('bad_request', words.consentNeeded);
      const birthday = audience.asksBirthday
        ? birthdayOf(Number(form.birthMonth ?? 0), Number(form.birthDay ?? 0))
        : '';
      const { userId } = audience;
      const hash = emailHash(userId, email.data);
      // Whoever left comes back by their own mailbox only.
      const isGone = (await repo.suppressedOf(db, userId, [hash])).has(hash);
      const isAsked = audience.isDoubleOptIn || isGone;
      const known = await repo.findByHash(db, audience.id, hash);
      if (known?.state === 'active') return answer;
      const mails = isAsked && (await mayConfirm(rateLimits, hash));
      await db.transaction(async (tx) => {
        const values = {
          email: email.data,
          firstName: oneLine(form.firstName).slice(0, MAX_NAME),
          ...(birthday && { birthday }),
          state: isAsked ? ('pending' as const) : ('active' as const),
          consent: consentOf(audience),
          consentAt: new Date(),
          source: 'form' as const,
        };
        let id = known?.id;
        if (known) await repo.updateSubscriber(tx, known.id, values);
        else if ((await repo.countIn(tx, audience.id)) < MAX_SUBSCRIBERS) {
          id = newId();
          const [added] = await repo.insertNew(tx, [
            { ...values, id, userId, audienceId: audience.id, emailHash: hash },
          ]);
          id = added?.id;
        }
        if (id && mails) await jobs.enqueue(confirmMailJob, { subscriberId: id }, { userId, db: tx });
      });
      return answer;
    },

    async confirming(key: string): Promise<Around | undefined> {
      const id = readConfirmKey(secret, key);
      return id ? audienceOf(await repo.findSubscriber(db, id)) : undefined;
    },

    async confirm(key: string): Promise<Around | undefined> {
      const id = readConfirmKey(secret, key);
      const subscriber = id ? await repo.findSubscriber(db, id) : undefined;
      if (!subscriber) return undefined;
      // An old link says nothing about somebody who left after it.
      if (subscriber.state === 'pending') {
        const [audience] = await audienceRepo.findAudiences(db, [subscriber.audienceId]);
        await db.transaction(async (tx) => {
          await repo.unsuppress(tx, subscriber.userId, subscriber.emailHash);
          await repo.updateSubscriber(tx, subscriber.id, {
            state: 'active',
            consentAt: new Date(),
            consent: subscriber.consent || (audience ? consentOf(audience) : ''),
          });
        });
      }
      return audienceOf(subscriber);
    },

    /** Whom they leave; the page is there for those who were deleted meanwhile, too. */
    async leaving(key: string): Promise<Around | undefined> {
      const read = readLeaveKey(secret, key);
      if (!read) return undefined;
      const found = await audienceOf(await repo.findAnyOf(db, read.userId, read.hash));
      return found ?? { brand: NO_BRAND, language: knownLanguage(read.language) ?? 'en', senderName: '' };
    },

    async leave(key: string): Promise<void> {
      const read = readLeaveKey(secret, key);
      if (!read) return;
      await db.transaction(async (tx) => {
        // An account that is gone sends nothing any more.
        if (await audienceRepo.hasUser(tx, read.userId))
          await repo.suppress(tx, read.userId, read.hash, 'unsubscribed');
      });
    },
  };
}
