/** What all journeys share: the unpacked browser, and one server whose administrator is known. */

import type { TestProject } from 'vitest/node';
import { startJourneyServer } from '../journey-server.ts';
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
  const server = shared ? undefined : await startJourneyServer(project.getProvidedContext().pgliteTemplate);
  project.provide('sharedServer', shared ?? server!.base);
  return server?.dispose;
}
