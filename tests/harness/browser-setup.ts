/** Unpacks the browser once, before several test files want it at the same time. */

import { findBrowser } from './browser.ts';

export default async function setup(): Promise<void> {
  await findBrowser();
}
