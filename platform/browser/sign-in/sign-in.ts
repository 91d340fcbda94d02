/** Sends the person to the sign-in page, once, after they could read why. */

import { t } from '#common/texts.ts';
import { type Notice, notify } from '../notice.ts';
import { rememberPath } from './return-path.ts';

export const SIGN_IN_PATH = '/api/login';

/** Milliseconds between the message on the screen and the redirect. */
export const SIGN_IN_DELAY = 500;

/** Milliseconds after which we leave also unread, e.g. when what shows messages cannot be loaded. */
export const UNSEEN_TIMEOUT_MS = 10_000;

export const LOGGED_OUT: Notice = {
  title: t('Unauthorized'),
  description: t('You are logged out. Logging in again...'),
  variant: 'destructive',
};

let leaving = false;

/** Shows the message, then leaves; further calls while leaving do nothing, so that one cause gives one message. */
export function redirectWithNotice(notice: Notice, to: string, delay: number): void {
  if (leaving) return;
  leaving = true;
  if (to === SIGN_IN_PATH) rememberPath();
  const seen = notify(notice).then(painted);
  void Promise.race([seen, sleep(UNSEEN_TIMEOUT_MS)])
    .then(() => sleep(delay))
    .then(() => {
      location.href = to;
    });
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** What is in the document is on the screen when the frame after it begins; a hidden page has no frames. */
async function painted(): Promise<void> {
  if (document.hidden) return;
  await frame();
  await frame();
}

export const goToSignIn = (notice: Notice = LOGGED_OUT, delay: number = SIGN_IN_DELAY): void =>
  redirectWithNotice(notice, SIGN_IN_PATH, delay);

/* The back button may bring this very page out of the browser's memory. */
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    leaving = false;
    location.reload();
  });
}
