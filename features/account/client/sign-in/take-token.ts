/** The token of a link from a mail, which stands after the hash sign. */

/** It leaves the address bar at once: it may not stay in the history of a shared computer. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, '', location.pathname);
  return token;
}
