/** Sends the person to the sign-in page, once, after they could read why. */

import { type Notice, notify } from './notice.ts';
import { rememberPath } from './return-path.ts';

export const SIGN_IN_PATH = '/api/login';

/** Milliseconds between the message and the redirect. */
export const SIGN_IN_DELAY = 500;

export const LOGGED_OUT: Notice = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
};

let leaving = false;

/** Shows the message, then leaves; further calls while leaving do nothing, so that one cause gives one message. */
export function leaveWith(notice: Notice, to: string, delay: number): void {
  if (leaving) return;
  leaving = true;
  notify(notice);
  if (to === SIGN_IN_PATH) rememberPath();
  setTimeout(() => {
    location.href = to;
  }, delay);
}

export const goToSignIn = (notice: Notice = LOGGED_OUT, delay: number = SIGN_IN_DELAY): void =>
  leaveWith(notice, SIGN_IN_PATH, delay);

/* The back button may bring this very page out of the browser's memory. */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    leaving = false;
    location.reload();
  });
}
