/** Whether somebody at the door is new: the landing page's ways in say so, the sign-in page shows the form that fits. */

export const KNOWN_KEY = 'atelier-known-here';
const NEW_KEY = 'atelier-new-here';

/** A way in of the landing page was taken; somebody who signed in here before has an account already. */
export function arriveAsNew(): void {
  try {
    if (!localStorage.getItem(KNOWN_KEY)) sessionStorage.setItem(NEW_KEY, '1');
  } catch {
    /* Storage is blocked: the sign-in page begins with signing in. */
  }
}

export function isNewHere(): boolean {
  try {
    return sessionStorage.getItem(NEW_KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody signed in or up in this browser. */
export function rememberKnown(): void {
  try {
    sessionStorage.removeItem(NEW_KEY);
    localStorage.setItem(KNOWN_KEY, '1');
  } catch {
    /* Storage is blocked. */
  }
}
