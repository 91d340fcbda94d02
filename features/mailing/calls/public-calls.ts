/** Calls without an account: the form of an audience, confirming, leaving, and landing pages. Plain pages and forms. */

import { z } from 'zod';
import { route } from '#common/contract.ts';

const tokenParams = z.object({ token: z.string().min(1).max(64) });
const keyParams = z.object({ key: z.string().min(1).max(200) });

export const subscribePage = route({
  method: 'GET',
  path: '/subscribe/:token',
  summary: 'The public form of an audience',
  access: 'public',
  params: tokenParams,
  produces: 'text/html',
});

export const subscribe = route({
  method: 'POST',
  path: '/subscribe/:token',
  summary: 'Sign up by the form of an audience',
  access: 'public',
  params: tokenParams,
  body: z.object({
    email: z.string().max(254).default(''),
    firstName: z.string().max(80).default(''),
    birthDay: z.string().max(2).default(''),
    birthMonth: z.string().max(2).default(''),
    consent: z.string().max(10).default(''),
    /** No person sees this field. */
    website: z.string().max(1000).default(''),
  }),
  produces: 'text/html',
});

export const confirmPage = route({
  method: 'GET',
  path: '/subscribe/confirm/:key',
  summary: 'The page behind the link of a confirmation mail; it changes nothing by itself',
  access: 'public',
  params: keyParams,
  produces: 'text/html',
});

export const confirmSubscription = route({
  method: 'POST',
  path: '/subscribe/confirm/:key',
  summary: 'Confirm an address',
  access: 'public',
  params: keyParams,
  produces: 'text/html',
});

export const unsubscribePage = route({
  method: 'GET',
  path: '/unsubscribe/:key',
  summary: 'The page behind the link of every mail; it changes nothing by itself',
  access: 'public',
  params: keyParams,
  produces: 'text/html',
});

/** One click of a mail program (RFC 8058) comes here as well. */
export const unsubscribe = route({
  method: 'POST',
  path: '/unsubscribe/:key',
  summary: 'Receive no more mail from this sender',
  access: 'public',
  params: keyParams,
  produces: 'text/html',
});

export const openLandingPage = route({
  method: 'GET',
  path: '/p/:slug',
  summary: 'A landing page',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(64) }),
  produces: 'text/html',
});

export const getMailPicture = route({
  method: 'GET',
  path: '/p/pictures/:key',
  summary: 'A picture of a mail or landing page, in the size in which it is shown there',
  access: 'public',
  params: keyParams,
  produces: 'image/jpeg',
});

export const followLink = route({
  method: 'GET',
  path: '/l/:key',
  summary:
    'A link of a mail whose sender counts clicks: it leads on to where that mail says, and nowhere else',
  access: 'public',
  params: keyParams,
  produces: 'text/html',
});
