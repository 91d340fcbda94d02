/** HTTP without an account: plain pages and forms that need no script. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContract } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { preferredLanguage } from '#common/texts.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import type { IdeaLanguage } from '#common/wording/language.ts';
import type { Api } from '#platform/http/api.ts';
import { NO_BRAND } from '../../blocks/look.ts';
import { notePage, PAGE_POLICY, subscribeForm } from '../../blocks/page-html.ts';
import * as calls from '../../calls/public-calls.ts';
import { fillWords, PUBLIC_WORDS } from '../../words/public-words.ts';
import { subscribePath } from '../audiences/audience.service.ts';
import type { FollowLink } from '../clicks/follow-link.ts';
import type { LandingPages } from '../landing/landing-page.service.ts';
import type { MailPictures } from './mail-pictures.ts';
import type { Around, Subscribing } from './subscribe.service.ts';

const FORM_BYTES = 8 * 1024;

export function registerPublicRoutes(
  api: Api,
  subscribing: Subscribing,
  pages: LandingPages,
  pictures: MailPictures,
  follow: FollowLink,
): void {
  api.handle(calls.subscribePage, async ({ params, request, reply }) => {
    const place = await subscribing.place(params.token);
    if (!place) return missing(request, reply);
    return send(reply, 200, formPage(place));
  });
  api.handle(calls.confirmPage, async ({ params, request, reply }) => {
    const around = await subscribing.confirming(params.key);
    if (!around) return missing(request, reply);
    const words = PUBLIC_WORDS[around.language];
    return note(
      reply,
      around,
      words.confirmSubject,
      fillWords(words.consent, around.senderName),
      words.confirmButton,
    );
  });
  api.handle(calls.unsubscribePage, async ({ params, request, reply }) => {
    const around = await subscribing.leaving(params.key);
    if (!around) return missing(request, reply);
    const words = PUBLIC_WORDS[around.language];
    const text = around.senderName ? fillWords(words.byeText, around.senderName) : words.byeDone;
    return note(reply, around, words.byeQuestion, text, words.unsubscribe);
  });
  api.handle(calls.openLandingPage, async ({ params, request, reply }) => {
    const html = await pages.open(params.slug);
    return html ? send(reply, 200, html) : missing(request, reply);
  });
  api.handle(calls.getMailPicture, async ({ params, reply }) => {
    const picture = await pictures(params.key);
    if (!picture) throw notFound('That picture');
    return reply
      .headers({
        'content-type': picture.type,
        'cache-control': 'public, max-age=31536000, immutable',
        // Mail programs show it from wherever they are.
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(picture.bytes);
  });

  api.handle(calls.followLink, async ({ params, request, reply }) => {
    const url = await follow(params.key, request.method === 'GET');
    if (!url) return missing(request, reply);
    // The address behind it learns nothing of who came by which mail.
    return reply
      .headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .redirect(url, 302);
  });

  // Plain forms, and the one click of mail programs; nothing else of the product reads them.
  api.contracts.push(
    calls.subscribe as RouteContract,
    calls.confirmSubscription as RouteContract,
    calls.unsubscribe as RouteContract,
  );
  void api.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    scope.post(calls.subscribe.path, async (request, reply) => {
      const params = calls.subscribePage.params.safeParse(request.params);
      const place = params.success ? await subscribing.place(params.data.token) : undefined;
      if (!place) return missing(request, reply);
      const words = PUBLIC_WORDS[place.language];
      const read = calls.subscribe.body.safeParse(request.body ?? {});
      try {
        if (!read.success) throw new AppError('bad_request', words.badAddress);
        const outcome = await subscribing.subscribe(place, read.data, request.ip);
        return outcome === 'asked'
          ? note(reply, place, words.lookTitle, words.lookText)
          : note(reply, place, words.welcomeTitle, words.welcomeText);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        reply.headers(error.headers ?? {});
        return send(reply, error.status, formPage(place, error.message, read.success ? read.data : {}));
      }
    });

    scope.post(calls.confirmSubscription.path, async (request, reply) => {
      const around = await subscribing.confirm(keyOf(request));
      if (!around) return missing(request, reply);
      const words = PUBLIC_WORDS[around.language];
      return note(reply, around, words.welcomeTitle, words.welcomeText);
    });

    scope.post(calls.unsubscribe.path, { bodyLimit: FORM_BYTES }, async (request, reply) => {
      // One click comes as either kind of form; what it says is the same each time.
      if (request.isMultipart()) request.raw.resume();
      const around = await subscribing.leaving(keyOf(request));
      if (!around) return missing(request, reply);
      await subscribing.leave(keyOf(request));
      const words = PUBLIC_WORDS[around.language];
      return note(reply, around, words.byeTitle, words.byeDone);
    });
  });
}

const keyOf = ({ params }: FastifyRequest): string => String((params as { key?: string }).key ?? '');

function formPage(
  place: Around & Parameters<Subscribing['subscribe']>[0],
  problem = '',
  values: { email?: string; firstName?: string } = {},
): string {
  const { audience, language, brand, senderName } = place;
  const form = {
    action: subscribePath(audience),
    consent: consentText(place),
    asksBirthday: audience.asksBirthday,
  };
  return notePage(
    {
      title: senderName,
      text: audience.intro,
      form: subscribeForm(form, language, '', problem, values),
      language,
    },
    // The title says the name already.
    { ...brand, name: '' },
  );
}

const consentText = ({ audience, language, senderName }: Around & Parameters<Subscribing['subscribe']>[0]) =>
  audience.consent || fillWords(PUBLIC_WORDS[language].consent, senderName);

const note = (
  reply: FastifyReply,
  { brand, language }: Around,
  title: string,
  text: string,
  button?: string,
) => {
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  return send(reply, 200, notePage({ title, text, form, language }, brand));
};

function missing(request: FastifyRequest, reply: FastifyReply) {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((one) => one.split(';')[0]!.trim());
  const language: IdeaLanguage = preferredLanguage(wanted);
  const words = PUBLIC_WORDS[language];
  return send(
    reply,
    404,
    notePage({ title: words.missingTitle, text: words.missingText, language }, NO_BRAND),
  );
}

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    .send(html);
