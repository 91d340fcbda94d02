/** Makes the product installable: the service worker says when nothing can be reached, and takes what is shared with us. */

export function registerServiceWorker(): void {
  // In development it would stand between the page and the files that change.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where the browser refuses, the page works without.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // After the page itself: nothing on it waits for this.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
