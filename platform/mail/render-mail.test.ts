/** Every template has its words, only our own links, and no way in for what people typed. */

import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from './mailer.ts';
import { greetingOf, renderMail } from './render-mail.ts';
import type { MailFacts } from './templates/mail-facts.ts';

const publicUrl = 'https://atelier.example.com';
const base = { firstName: 'Marta', publicUrl };
const samples: MailFacts = {
  welcome: base,
  subscription: {
    ...base,
    planName: 'Pro',
    status: 'active',
    endsAt: new Date('2026-12-01T10:00Z'),
    price: '$39 per month',
  },
  notification: {
    ...base,
    title: 'Your video is ready',
    body: 'First.\n\nSecond.',
    path: '/video-maker',
    action: 'Watch',
  },
  account: { ...base, about: 'reset', path: '/reset-password#token', minutes: 30 },
};

const linksIn = (content: string) => content.match(/[a-z]+:\/\/[^\s"'<>)]+/gi) ?? [];

describe.each(MAIL_KINDS)('%s', (kind) => {
  it('contains only links to the public address, and nothing that is loaded', async () => {
    const { html, text } = await renderMail(kind, samples[kind]);
    // The document type names a standard; no program follows it.
    const links = [...linksIn(html.replace(/<!DOCTYPE[^>]*>/i, '')), ...linksIn(text)];
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(link).toMatch(/^https:\/\/atelier\.example\.com(\/|$)/);
    expect(html).not.toMatch(/<(img|script|iframe|form|link)\b/i);
    expect(html).not.toMatch(/url\(/i);
  });

  it('reads well as plain text', async () => {
    const { text, subject } = await renderMail(kind, samples[kind]);
    expect(subject.length).toBeGreaterThan(5);
    expect(text).toContain('Marta');
    expect(text).not.toMatch(/<[a-z]/i);
    expect(text).not.toContain('undefined');
  });

  it('keeps to the path under which the product is published', async () => {
    const { html } = await renderMail(kind, { ...samples[kind], publicUrl: 'http://localhost:3000/studio/' });
    expect(html).toContain('href="http://localhost:3000/studio/');
    expect(html).not.toContain('studio//');
  });

  it.each(['javascript:alert(1)', 'atelier.example.com', 'ftp://host', 'https://user:word@host', ''])(
    'refuses %j as PUBLIC_URL',
    async (wrong) => {
      await expect(renderMail(kind, { ...samples[kind], publicUrl: wrong })).rejects.toThrow(
        /PUBLIC_URL must be/,
      );
    },
  );
});

describe('what each says', () => {
  it('welcome leads into the workspace', async () => {
    const { html, subject } = await renderMail('welcome', samples.welcome);
    expect(subject).toBe('Welcome to Atelier');
    expect(html).toContain('href="https://atelier.example.com/home"');
    expect(html).toContain('Welcome, Marta!');
  });

  it('subscription names plan, price and day', async () => {
    const { text, subject } = await renderMail('subscription', samples.subscription);
    expect(subject).toBe('Your Pro plan is active');
    expect(text).toContain('$39 per month');
    expect(text).toContain('December 1, 2026');
    const trial = await renderMail('subscription', { ...base, planName: 'Free', status: 'trial' });
    expect(trial.subject).toBe('Your Free trial has started');
    expect(trial.text).not.toContain('Trial ends');
    const ended = await renderMail('subscription', { ...base, planName: 'Lite', status: 'ended' });
    expect(ended.subject).toBe('Your Lite plan has ended');
  });

  it('notification has its paragraphs and one button', async () => {
    const { html } = await renderMail('notification', samples.notification);
    expect(html).toContain('First.');
    expect(html).toContain('Second.');
    expect(html).toContain('href="https://atelier.example.com/video-maker"');
    const plain = await renderMail('notification', { ...base, title: 'Only a title' });
    expect(plain.html).toContain('href="https://atelier.example.com/home"');
  });

  it('keeps a subject to one short line', async () => {
    const { subject } = await renderMail('notification', {
      ...base,
      title: `a\r\nBcc: x@y.zz ${'long '.repeat(60)}`,
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(120);
  });
});

describe('hostile facts', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'home',
    '/a b',
  ])('refuses %j as the path of a button', async (path) => {
    await expect(renderMail('notification', { ...base, title: 'Hi', path })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('prints markup as text', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { html } = await renderMail('notification', { ...base, title: attack, body: attack });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  it.each([
    'Win money at evil.example',
    'https://evil.example',
    'a@b.cc',
    '<b>',
    'x'.repeat(41),
    '',
    '  ',
    null,
    undefined,
  ])('greets %j as Creator', (name) => {
    expect(greetingOf(name)).toBe('Creator');
  });

  it.each(['Marta', 'Anne-Marie', "O'Neill", 'José María', '山田', 'Martin L. King', 'Ngọc'])(
    'greets %s by name',
    (name) => {
      expect(greetingOf(name)).toBe(name);
    },
  );
});
