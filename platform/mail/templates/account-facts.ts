/** What mails about getting into an account tell, and where they lead: apart from the mails, which bring a library with them. */

export const RESET_PATH = '/reset-password';
export const CONFIRM_EMAIL_PATH = '/confirm-email';
export const KEYS_PATH = '/home?window=keys';

/** What the owner of an account is told after something about getting into it has changed, or was tried. */
export const ACCOUNT_NOTICES = [
  'email-asked',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'second-factor-guessed',
  'recovery-codes-new',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'api-key-made',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

export type AccountFacts =
  | { about: 'reset' | 'email-change'; path: string; minutes: number }
  | { about: 'single-sign-on' | 'changed' | 'exists' | 'email-taken' }
  /** `what`: the new address, the name of the passkey, or what is known of the API key. */
  | { about: AccountNotice; what?: string };
