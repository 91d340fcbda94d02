/** What all e2e tests share: the unpacked browser, and one server whose administrator is known. */

import type { TestProject } from 'vitest/node';
import { startE2eServer } from '../e2e-server.ts';
import { findBrowser } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Its address. */
    sharedServer: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await findBrowser();
  const shared = process.env.TEST_SERVER;
  const server = shared ? undefined : await startE2eServer(project.getProvidedContext().postgresUrl);
  project.provide('sharedServer', shared ?? server!.base);
  return server?.dispose;
}
