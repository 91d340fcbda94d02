/** Ends this process in order, and has whoever started it start it again. */

/** Known to the launcher; services and containers start anew after any end. */
export const RESTART_CODE = 75;

/** Long enough for the answer that tells of it. */
const SOON_MS = 300;

export function restartSoon(): void {
  setTimeout(() => {
    process.exitCode = RESTART_CODE;
    process.kill(process.pid, 'SIGTERM');
  }, SOON_MS);
}
