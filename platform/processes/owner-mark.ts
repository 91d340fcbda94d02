/** Who made a temporary file or folder, as part of its name: so that the leftovers of a killed process are known as such. */

import { hostname } from 'node:os';

/** Containers may share a folder, but not the numbers of their processes. */
const HOST = hostname().replace(/\W+/g, '');

/** Host and process; the host may be nameless. */
export const OWNER_MARK = `${HOST}-${process.pid}`;
export const OWNER_PATTERN = '(?<host>\\w*)-(?<pid>\\d+)';

/** Whether its process is known to be gone; of another host's nothing is known. */
export function isAbandoned(
  { host, pid }: { host?: string | undefined; pid?: string | undefined },
  changedAt: number,
): boolean {
  if (host !== HOST || pid === undefined) return false;
  // In a container this process often has the number of the one before it.
  if (Number(pid) === process.pid) return changedAt < performance.timeOrigin;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
