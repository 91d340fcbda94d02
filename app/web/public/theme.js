/* Runs before the first paint, so that a dark screen never flashes white; inline scripts are forbidden. */
(() => {
  const page = document.documentElement;
  let choice = 'system';
  try {
    choice = localStorage.getItem('atelier-theme') || choice;
    /* What the server prepared is in the browser's language; another one was chosen here. */
    const language = localStorage.getItem('atelier-language');
    if (language && language !== page.lang) page.dataset.waiting = '';
  } catch {
    /* Storage is blocked: follow the system. */
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0f0e17' : '#faf9fc');
})();
