/** Mails about getting into an account: a link for a new password, and what its owner should hear of. */

import { button, layout, paragraph } from './layout.ts';
import type { Template } from './template.ts';

export type AccountFacts =
  | { about: 'reset'; path: string; minutes: number }
  | { about: 'single-sign-on' | 'changed' | 'exists' };

interface Words {
  subject: string;
  text: string[];
  action: [label: string, path: string];
}

const IGNORE = 'If it was not you, you can ignore this mail: nothing has changed.';
const SIGN_IN = '/api/login';
export const RESET_PATH = '/reset-password';

function wordsFor(facts: AccountFacts): Words {
  switch (facts.about) {
    case 'reset':
      return {
        subject: 'Set a new password',
        text: [
          `Somebody asked for a new password for your account. The link works once, for ${facts.minutes} minutes.`,
          IGNORE,
        ],
        action: ['Set a new password', facts.path],
      };
    case 'single-sign-on':
      return {
        subject: 'Your account has no password',
        text: [
          'Somebody asked for a new password for your account. It has none: you sign in through single sign-on.',
          IGNORE,
        ],
        action: ['Sign in', SIGN_IN],
      };
    case 'changed':
      return {
        subject: 'Your password was changed',
        text: [
          'The password of your account was changed, and every other session has ended.',
          'If it was not you, set a new password now and tell your administrator.',
        ],
        action: ['Set a new password', RESET_PATH],
      };
    case 'exists':
      return {
        subject: 'You already have an account',
        text: [
          'Somebody tried to create an account with this address. You have one already: sign in, or set a new password if you forgot it.',
          IGNORE,
        ],
        action: ['Sign in', SIGN_IN],
      };
  }
}

export const account: Template<AccountFacts> = (facts, { link, greeting }) => {
  const { subject, text, action } = wordsFor(facts);
  const [label, path] = action;
  return {
    subject,
    element: layout(
      { preview: text[0]!, heading: subject, link, reason: 'You receive this because of your account at' },
      paragraph(`Hello ${greeting},`),
      ...text.map((one) => paragraph(one)),
      button(label, link(path)),
    ),
  };
};
