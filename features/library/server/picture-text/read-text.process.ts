/** The process in which pictures are read: strangers sent them, and its models take memory. */

import { readText } from '#engine/photo/text/read-text.ts';
import { serveChild } from '#platform/processes/child-side.ts';

serveChild((bytes: Uint8Array) => readText(bytes));
