/** The server where e2e tests meet, with an administrator who is known. */

import { type ServerProcess, startServerProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

/** Where engines are not what is looked at. */
export const QUICK_SERVER = 'tests/harness/quick-server.ts';

export async function startE2eServer(template: string): Promise<ServerProcess> {
  const server = await startServerProcess({}, template, QUICK_SERVER);
  await new Visitor(server.base).signUp('admin');
  return server;
}
