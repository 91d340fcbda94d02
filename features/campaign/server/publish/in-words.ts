/** Failures of calls to other people's servers, as a person reads them. */

import { AppError, messageOf } from '#common/errors.ts';
import { PrivateAddressError } from '#platform/http/outbound/post-out.ts';

export function inWords(error: unknown): string {
  if (error instanceof AppError || error instanceof PrivateAddressError) return error.message;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The name in its address is not known.';
    case 'ECONNREFUSED':
      return 'Nothing answers at its address.';
    default:
      return messageOf(error).slice(0, 300);
  }
}
