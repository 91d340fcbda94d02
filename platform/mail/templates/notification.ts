/** Tells a person about one thing that happened, with one way to get to it. */

import { cutText } from '#common/wording/cut-text.ts';
import { button, layout, paragraph } from './layout.ts';
import type { Template } from './template.ts';

export interface NotificationFacts {
  title: string;
  /** Plain text; an empty line begins a new paragraph. */
  body?: string | null;
  /** Path of this product, such as '/video-maker'. */
  path?: string | null;
  /** Words on the button. */
  action?: string;
}

/** Bounds a title made from a person's own words to what a subject line can hold. */
const SUBJECT_LENGTH = 120;

export const notification: Template<NotificationFacts> = (facts, { link, greeting }) => {
  const title = facts.title.replace(/\s+/g, ' ').trim();
  const body = facts.body?.trim() ?? '';
  return {
    subject: title.length > SUBJECT_LENGTH ? `${cutText(title, SUBJECT_LENGTH - 1)}…` : title,
    element: layout(
      {
        preview: body || title,
        heading: title,
        link,
        reason: 'You receive this because of your account at',
      },
      paragraph(`Hello ${greeting},`),
      ...body
        .split(/\n\s*\n/)
        .filter(Boolean)
        .map((text) => paragraph(text)),
      button(facts.action ?? 'Open Atelier', link(facts.path ?? '/home')),
    ),
  };
};
