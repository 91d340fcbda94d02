/** After an update the old page asks for files that no longer exist: one reload brings the new ones. */

const KEY = 'atelier-reloaded-at';

/** Milliseconds: a second failure within this time is a real fault and must be shown. */
const PATIENCE = 10_000;

export function reloadOnStaleBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < PATIENCE) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      /* Without a memory a reload could repeat for ever: show the fault instead. */
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
