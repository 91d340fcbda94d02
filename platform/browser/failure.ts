/** One way to tell people that a call failed. */

import { navigate } from 'wouter/use-browser-location';
import { ApiError, isUnauthorizedError } from '#common/api-client.ts';
import { AppError } from '#common/errors.ts';
import { serverText, t } from '#common/texts.ts';
import { type Notice, notify } from './notice.ts';
import { goToSignIn, LOGGED_OUT } from './sign-in/sign-in.ts';

export interface FailureOptions {
  title: string;
  description?: string;
  /** Another sentence under 'Unauthorized' than the usual one. */
  unauthorized?: string;
}

/** Where people get more of what is used up. */
const PLANS_PATH = '/subscription';

const isQuotaReached = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body?.code === 'quota_reached';

/**
 * Signed out: says so and leads to sign-in. A quota is used up: the server's sentence, and the way to the plans.
 * Anything else: the given message, as a destructive toast.
 */
export function handleApiError(error: unknown, { unauthorized, ...notice }: FailureOptions): void {
  if (isUnauthorizedError(error)) {
    goToSignIn(unauthorized ? { ...LOGGED_OUT, description: unauthorized } : LOGGED_OUT);
    return;
  }
  if (isQuotaReached(error)) {
    notify({
      title: t('Quota reached'),
      description: error.detail,
      variant: 'destructive',
      action: { label: t('See plans'), onClick: () => navigate(PLANS_PATH) },
    });
    return;
  }
  notify({ ...notice, variant: 'destructive' } satisfies Notice);
}

/** What the server said about it, or this sentence: about a failure of its own (500) it has nothing to say to people. */
export function errorMessageOr(error: unknown, otherwise: string): string;
export function errorMessageOr(error: unknown, otherwise?: string): string | undefined;
export function errorMessageOr(error: unknown, otherwise?: string): string | undefined {
  return (error instanceof ApiError && error.status !== 500 && error.detail) || otherwise;
}

/** For `onError`: tells under this title what the server said, or this sentence. */
export const onErrorNotify =
  (title: string, otherwise?: string) =>
  (error: unknown): void =>
    handleApiError(error, { title, description: errorMessageOr(error, otherwise) });

/** What a form shows: a message for each field that the server named, and one for the whole. */
export interface FormErrors {
  form?: string;
  fields: Record<string, string>;
}

export function formErrors(error: unknown): FormErrors {
  /* Said by the page itself, in words for people. */
  if (error instanceof AppError) return { fields: {}, form: error.message };
  if (!(error instanceof ApiError)) {
    return {
      fields: {},
      form: t('Can’t reach the server. Check your connection and try again.'),
    };
  }
  const fields: Record<string, string> = {};
  for (const issue of error.body?.issues ?? [])
    fields[issue.path.replace(/^body\./, '')] ??= serverText(issue.message);
  const named = Object.keys(fields).length > 0;
  return { fields, form: named ? undefined : (error.detail ?? t('That didn’t work. Please try again.')) };
}

/** The first thing that is wrong, where there is room for one sentence only. */
export function firstProblem(error: unknown): string | undefined {
  const { form, fields } = formErrors(error);
  return form ?? Object.values(fields)[0];
}
