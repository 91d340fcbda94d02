/** What a tool of the MCP server is: its words for the assistant, what it takes, and what it does with the product's calls. */

import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Job } from '#common/job.ts';
import { followJob, getBytes } from '#platform/http/in-process/calls.ts';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';

export interface ToolRun {
  client: InProcessClient;
  /** Where people reach the product, for links in answers. */
  base: string;
  gone: AbortSignal;
  /** 0 to 100, with a word for what is being done. */
  report(percent: number, stage: string): Promise<void>;
}

export interface Tool<S extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: S;
  /** Makes or changes nothing. */
  isReadOnly?: boolean;
  run(args: z.output<S>, run: ToolRun): Promise<CallToolResult>;
}

export const defineTool = <S extends z.ZodObject>(tool: Tool<S>): Tool => tool as unknown as Tool;

/** Facts as JSON for the assistant, with what can be seen or heard beside them. */
export const answer = (facts: Record<string, unknown>, ...shown: ContentBlock[]): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(facts, null, 2) }, ...shown],
});

export const follow = (run: ToolRun, jobId: string): Promise<Job> =>
  followJob(run.client, jobId, {
    gone: run.gone,
    onProgress: (job) => run.report(job.progress, job.stage ?? 'Waiting to start'),
  });

/** A small picture that the assistant can look at without spending much on it. */
export async function smallPicture(run: ToolRun, url: string): Promise<ContentBlock> {
  const { bytes, type } = await getBytes(run.client, `${url}/thumbnail`);
  return { type: 'image', data: bytes.toString('base64'), mimeType: type };
}
