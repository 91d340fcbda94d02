/** The settings that do something: their rule, their default and what they mean to an operator. */

import { z } from 'zod';

interface KnownSetting {
  description: string;
  fallback: string;
  rule: z.ZodType<string>;
  input: 'text' | 'longText' | 'number' | 'choice';
  choices?: readonly string[];
}

const choice = (choices: readonly [string, ...string[]], description: string): KnownSetting => ({
  description,
  fallback: choices[0],
  rule: z.enum(choices, { error: `Choose one of: ${choices.join(', ')}.` }),
  input: 'choice',
  choices,
});

const wholeNumber = (min: number, max: number, fallback: number, description: string): KnownSetting => ({
  description,
  fallback: String(fallback),
  rule: z
    .string()
    .trim()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `Enter a whole number from ${min} to ${max}.`,
    ),
  input: 'number',
});

const budget = (whose: string): KnownSetting => ({
  description: `Monthly cloud model budget ${whose}, in dollars. Leave empty for no limit. Prices are on the Costs tab.`,
  fallback: '',
  rule: z
    .string()
    .trim()
    .regex(
      /^$|^\d{1,7}(\.\d{1,2})?$/,
      'Enter an amount in dollars, for example 25 or 12.50, or leave it empty.',
    ),
  input: 'text',
});

const model = (tool: string): KnownSetting => ({
  description: `Model for ${tool}, as provider:model. Leave empty to use the environment setting.`,
  fallback: '',
  rule: z
    .string()
    .trim()
    .regex(
      /^$|^[a-z0-9-]+:\S+$/i,
      'Enter provider:model, for example openai:gpt-image-1, or leave it empty.',
    ),
  input: 'text',
});

export const KNOWN_SETTINGS = {
  sign_ups: choice(['open', 'closed'], 'Whether new people can create accounts.'),
  quota_enforcement: choice(
    ['metered', 'always', 'never'],
    'When monthly quotas stop work: metered (only on paid cloud models), always, or never.',
  ),
  image_model: model('pictures'),
  speech_model: model('speech'),
  transcription_model: model('transcription'),
  video_model: model('video clips'),
  text_model: model('text in designs'),
  monthly_budget: budget('for everyone together'),
  monthly_budget_person: budget('per person'),
  blocked_words: {
    description: 'Words that prompts can’t contain, separated by commas or line breaks.',
    fallback: '',
    rule: z.string().max(5000, 'Keep the list within 5000 characters.'),
    input: 'longText',
  },
  upload_moderation: choice(
    ['off', 'on'],
    'Check uploaded pictures and videos, and refuse sexually explicit ones. The check runs on this server; refused uploads appear in the audit log.',
  ),
  upload_max_mb: wholeNumber(1, 2048, 25, 'Maximum upload size in MB, up to the environment’s limit.'),
  announcement: {
    description: 'Shown on every page and in notifications. Leave empty for none.',
    fallback: '',
    rule: z.string().trim().max(500, 'Keep the announcement within 500 characters.'),
    input: 'longText',
  },
  mails_per_minute: wholeNumber(
    1,
    60_000,
    300,
    'How many e-mails of mailings the mail server takes in a minute.',
  ),
  mails_per_day_person: wholeNumber(
    0,
    10_000_000,
    20_000,
    'How many people the mails of one account may reach in a day. 0 means no limit.',
  ),
  file_retention_days: wholeNumber(
    0,
    3650,
    0,
    'Days until generated files are removed. 0 keeps them forever.',
  ),
} as const satisfies Record<string, KnownSetting>;

/** Keys that earlier versions kept here; their rows are neither read nor shown. */
const MOVED: Readonly<Record<string, string>> = {
  // It names a program to run: only whoever runs the server may choose one.
  link_fetcher: 'The program that fetches songs is set in the environment, as LINK_FETCHER.',
};

/** Where a setting went that no longer is one. */
export const movedSetting = (key: string): string | undefined =>
  Object.hasOwn(MOVED, key) ? MOVED[key] : undefined;

export type KnownKey = keyof typeof KNOWN_SETTINGS;

export const knownSetting = (key: string): KnownSetting | undefined =>
  Object.hasOwn(KNOWN_SETTINGS, key) ? KNOWN_SETTINGS[key as KnownKey] : undefined;
