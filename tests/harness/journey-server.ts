/** The server where journeys meet, with an administrator who is known. */

import { type ServerProcess, startServerProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

export async function startJourneyServer(template: string): Promise<ServerProcess> {
  const server = await startServerProcess({}, template);
  await new Visitor(server.base).signUp('admin');
  return server;
}
