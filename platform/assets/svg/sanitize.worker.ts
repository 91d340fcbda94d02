/** The thread in which hostile pictures are parsed, away from the requests. */

import { serveThread } from '#platform/processes/thread-side.ts';
import { cleanSvg } from './clean-svg.ts';

serveThread(cleanSvg);
