/** What all journeys share: the unpacked browser, and one server whose administrator is known. */

import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { startServerProcess } from './server-process.ts';
import { Visitor } from './visitor.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Its address. */
    sharedServer: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findBrowser();
  const server = await startServerProcess({}, project.getProvidedContext().pgliteTemplate);
  await new Visitor(server.base).signUp('admin');
  project.provide('sharedServer', server.base);
  return server.dispose;
}
