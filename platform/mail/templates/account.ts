/** Mails about getting into an account: a link for a new password, and what its owner should hear of. */

import { type AccountFacts, type AccountNotice, KEYS_PATH, RESET_PATH } from './account-facts.ts';
import { button, layout, paragraph } from './layout.ts';
import type { Template } from './template.ts';

interface Words {
  subject: string;
  text: string[];
  action: [label: string, path: string];
}

const IGNORE = 'If it was not you, you can ignore this mail: nothing has changed.';
const SIGN_IN = '/api/login';
const SECURITY_PATH = '/security';
const NOT_YOU = 'If this wasn’t you, set a new password now and tell your administrator.';

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
    case 'email-change':
      return {
        subject: 'Confirm your new email address',
        text: [
          `Confirm that you want to sign in with this address from now on. The link works once, for ${facts.minutes} minutes.`,
          IGNORE,
        ],
        action: ['Confirm this address', facts.path],
      };
    case 'email-taken':
      return {
        subject: 'This address already has an account',
        text: [
          'Somebody asked to use this address for another account. You already have an account with it, so nothing has changed.',
          'If it was you, sign in with this address, or use a different one for the other account.',
        ],
        action: ['Sign in', SIGN_IN],
      };
    default:
      return noticeFor(facts.about, facts.what);
  }
}

const NOTICES: Record<AccountNotice, (what: string) => { subject: string; text: string[] }> = {
  'email-asked': (what) => ({
    subject: 'Your email address is about to change',
    text: [
      `Somebody who knows your password asked to change the address of your account to ${what}. It changes once the link sent there is opened.`,
      NOT_YOU,
    ],
  }),
  'email-changed': (what) => ({
    subject: 'Your email address was changed',
    text: [`You now sign in with ${what}. This address no longer works for your account.`, NOT_YOU],
  }),
  'second-factor-on': () => ({
    subject: 'Two-step sign-in is on',
    text: ['Signing in with your password now also asks for a code from your authenticator app.', NOT_YOU],
  }),
  'second-factor-off': () => ({
    subject: 'Two-step sign-in is off',
    text: ['Your password alone is enough to sign in again.', NOT_YOU],
  }),
  'second-factor-reset': () => ({
    subject: 'Your administrator turned two-step sign-in off',
    text: [
      'Your password alone is enough to sign in again. Set up your authenticator app anew when you are back.',
      'If you did not ask for this, tell your administrator.',
    ],
  }),
  'second-factor-guessed': () => ({
    subject: 'Somebody knows your password',
    text: [
      'Somebody entered your password and then several wrong codes. They did not get in.',
      'If this wasn’t you, set a new password now.',
    ],
  }),
  'recovery-codes-new': () => ({
    subject: 'You have new recovery codes',
    text: ['New recovery codes were made for your account. The earlier ones no longer work.', NOT_YOU],
  }),
  'recovery-code-used': (what) => ({
    subject: 'A recovery code was used',
    text: [`Somebody signed in to your account with one of your recovery codes. ${what}`, NOT_YOU],
  }),
  'passkey-added': (what) => ({
    subject: 'A passkey was added',
    text: [`The passkey “${what}” can now be used to sign in to your account.`, NOT_YOU],
  }),
  'passkey-removed': (what) => ({
    subject: 'A passkey was removed',
    text: [`The passkey “${what}” can no longer be used to sign in to your account.`, NOT_YOU],
  }),
  'api-key-made': (what) => ({
    subject: 'A new API key was made',
    text: [
      what,
      'To revoke it, open the profile menu, choose “API keys” and delete it there. It stops working at once.',
      NOT_YOU,
    ],
  }),
};

function noticeFor(about: AccountNotice, what = ''): Words {
  if (about === 'api-key-made') return { ...NOTICES[about](what), action: ['See your API keys', KEYS_PATH] };
  const isAlarm = about === 'email-asked' || about === 'email-changed' || about === 'second-factor-guessed';
  return {
    ...NOTICES[about](what),
    action: isAlarm ? ['Set a new password', RESET_PATH] : ['Open security settings', SECURITY_PATH],
  };
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
