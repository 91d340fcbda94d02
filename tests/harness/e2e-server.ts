/** The server where e2e tests meet, with an administrator who is known. */

import { copyDatabase } from './database/copy-database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

/** Where engines are not what is looked at; on PostgreSQL, which needs half the processor of the embedded database. */
export const startQuickServer = async (
  env: Record<string, string>,
  postgresUrl: string,
): Promise<ServerProcess> =>
  startServerProcess(
    { DATABASE_URL: await copyDatabase(postgresUrl), ...env },
    undefined,
    'tests/harness/quick-server.ts',
  );

export async function startE2eServer(postgresUrl: string): Promise<ServerProcess> {
  const server = await startQuickServer({}, postgresUrl);
  await new Visitor(server.base).signUp('admin');
  return server;
}
