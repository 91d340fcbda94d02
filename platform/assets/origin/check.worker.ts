/** The thread in which files of anybody are looked into. */

import { serveThread } from '#platform/processes/thread-side.ts';
import { checkFile } from './check-file.ts';

serveThread(checkFile);
