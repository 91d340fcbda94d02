/* Runs before the first paint, so that a dark screen never flashes white; inline scripts are forbidden. */
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('atelier-theme') || choice;
  } catch {
    /* Storage is blocked: follow the system. */
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0f0e17' : '#faf9fc');
})();
