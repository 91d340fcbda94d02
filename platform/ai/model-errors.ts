/** What goes wrong with a model, said so that people and operators understand it, and without any key. */

import { AppError } from '#common/errors.ts';

export interface ModelContext {
  /** 'OpenAI'. */
  label: string;
  /** The whole id, 'openai:gpt-image-1'. */
  id: string;
  /** Setting that holds the provider's key. */
  keySetting: string;
  /** Setting that chose the model. */
  modelSetting: string;
  /** Values that must not appear in any message. */
  secrets: readonly string[];
}

/** What to throw instead. */
export type Explain = (error: unknown) => unknown;

interface CallError extends Error {
  statusCode?: number;
}

export const cancelled = () => new AppError('cancelled', 'The work was cancelled.');

/** A deadline is a kind of abort too, but one that people should hear about. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** How a deadline reads after it was put into words. */
const TOO_LONG = ' took too long.';
export const isTooSlow = (error: AppError): boolean => error.message.endsWith(TOO_LONG);

/** Our own engines speak for themselves; what they did not expect stays as it is, for the log. */
export const explainBuiltinError: Explain = (error) => appErrorIn(error) ?? error;

export function explainModelError(context: ModelContext): Explain {
  return (error) => {
    const known = appErrorIn(error);
    if (known) return known;
    const { message = '', statusCode } = (error ?? {}) as CallError;
    const said = redact(message, context.secrets);
    // The original carries request, headers and address: only its words are kept.
    const cause = new Error(said);
    const fail = (text: string) => new AppError('upstream_failed', text, { cause });
    if (error instanceof Error && error.name === 'TimeoutError') return fail(context.label + TOO_LONG);
    if (statusCode === undefined || statusCode < 400) return invalidAnswer(context.label, cause);
    switch (statusCode) {
      case 401:
      case 403:
        return fail(`${context.label} refused the key in ${context.keySetting}.`);
      case 402:
        return fail(`The account at ${context.label} has no credit left.`);
      case 404:
        return fail(
          `${context.label} does not know the model '${context.id}'. Check ${context.modelSetting}.`,
        );
      case 413:
        return new AppError('too_large', `That is more than ${context.label} takes at once.`, { cause });
      default:
        return new AppError('unprocessable', `${context.label} could not do this: ${said}`, { cause });
    }
  };
}

export const invalidAnswer = (label: string, cause?: Error) =>
  new AppError('upstream_failed', `${label} gave an answer that is not understood.`, { cause });

/** Provider packages wrap what our fetch throws, sometimes twice. */
function appErrorIn(error: unknown): AppError | undefined {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    if (current instanceof AppError) return current;
  }
  return undefined;
}

const MAX_LENGTH = 300;

export function redact(text: string, secrets: readonly string[]): string {
  const without = secrets.reduce((rest, secret) => (secret ? rest.replaceAll(secret, '…') : rest), text);
  return without
    .replace(/\b(?:sk|key|token|bearer)[-_ ]?[\w-]{12,}/gi, '…')
    .replace(/([?&](?:key|token|signature)=)[^&\s]+/gi, '$1…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH);
}
