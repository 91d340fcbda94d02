/** Turns a kind of e-mail and its facts into subject, HTML and plain text. */

import type { MailKind } from './mailer.ts';
import type { MailFacts } from './templates/mail-facts.ts';

export interface RenderedMail {
  kind: MailKind;
  subject: string;
  html: string;
  text: string;
}

/** Headings as they are written, not in capitals. */
const PLAIN = { wordwrap: 78, selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** The template parts weigh some megabytes of code: loaded with the first mail, not at start. */
export async function renderMail<K extends MailKind>(kind: K, facts: MailFacts[K]): Promise<RenderedMail> {
  const [{ render, toPlainText }, { templates }, { linksTo }] = await Promise.all([
    import('@react-email/render'),
    import('./templates/templates.ts'),
    import('./links.ts'),
  ]);
  const link = linksTo(facts.publicUrl);
  const { subject, element } = templates[kind](facts, { link, greeting: greetingOf(facts.firstName) });
  const html = await render(element);
  return { kind, subject, html, text: toPlainText(html, PLAIN) };
}

/**
 * A name is typed by whoever signs up, perhaps with somebody else's address: one that looks like an
 * advertisement or a link is left out, so that our mail cannot be made to carry it.
 */
export function greetingOf(firstName: string | null | undefined): string {
  const name = firstName?.trim().replace(/\s+/g, ' ') ?? '';
  return /^[\p{L}\p{M}'’ .-]{1,40}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : 'Creator';
}
