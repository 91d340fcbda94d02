/** Counts what test files start: that, and not what they check, is most of what they cost. */

import diagnostics from 'node:diagnostics_channel';

export type Starts = Record<'applications' | 'processes' | 'threads' | 'pages', number>;

/** Since the running test file began. */
export const starts: Starts = { applications: 0, processes: 0, threads: 0, pages: 0 };

diagnostics.subscribe('child_process', () => void starts.processes++);
diagnostics.subscribe('worker_threads', () => void starts.threads++);
