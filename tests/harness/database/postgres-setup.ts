/** Gives tests a PostgreSQL: the one that the whole run shares, or one for this suite alone. */

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env.TEST_POSTGRES;
  // Read only where needed: this is most of the product.
  const server = shared ? undefined : await (await import('./template-server.ts')).startTemplateServer();
  project.provide('postgresUrl', shared ?? server!.url('postgres'));
  return server?.stop;
}
