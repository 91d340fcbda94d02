/** The thread that reads long Markdown: its writer may mean harm. */

import { serveThread } from '#platform/processes/thread-side.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';

export interface MarkdownOrder {
  text: string;
  hasTitle: boolean;
}

serveThread(({ text, hasTitle }: MarkdownOrder) => readMarkdown(text, { hasTitle }));
