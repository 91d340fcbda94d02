/** Draws what people see until the client runs: for visitors the landing page, for everybody else how their page begins. */

import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import { PAGES } from '#app/pages.ts';
import { setCurrentUser } from '#platform/browser/session.ts';
import { App } from '../app.tsx';
import { PageShell } from './page-shell.tsx';

/** In the language that is set, by path. */
export interface Drawn {
  visitor: Record<string, string>;
  user: Record<string, string>;
}

export async function preparePages(): Promise<Drawn> {
  setCurrentUser(null);
  const landing = await htmlOf(
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>,
  );
  const user: Drawn['user'] = {};
  for (const page of PAGES) user[page.path] = await htmlOf(<PageShell page={page} />);
  return { visitor: { '/': landing }, user };
}

/** Big parts would be sent in pieces that a script puts together, and inline scripts are forbidden. */
async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return text(prelude as Readable);
}
