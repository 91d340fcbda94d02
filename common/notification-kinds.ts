/** What a person may be told about, and which of it comes by e-mail unless they say otherwise. */

export const NOTIFICATION_KINDS = [
  'job',
  'task',
  'trial',
  'quota',
  'report',
  'announcement',
  'billing',
  'help',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const EMAIL_BY_DEFAULT: Record<NotificationKind, boolean> = {
  job: false,
  // Somebody who sets a reminder wants to be reached.
  task: true,
  trial: true,
  quota: false,
  report: false,
  announcement: false,
  billing: true,
  // Whoever asks waits for the answer.
  help: true,
};

/** 'job-completed' and 'job-failed' are one choice. */
export const preferenceOf = (kind: string): NotificationKind | undefined =>
  NOTIFICATION_KINDS.find((one) => kind === one || kind.startsWith(`${one}-`));
