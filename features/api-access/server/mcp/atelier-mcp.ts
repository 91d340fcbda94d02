/** The MCP server with all tools, over whichever way its calls reach the product. */

import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';
import type { Tool } from './tool.ts';
import { makeBook } from './tools/books.ts';
import { makeCampaign, readCalendarTool } from './tools/campaigns.ts';
import { makeCover, makeMovie, makeVideo } from './tools/films.ts';
import { fetchFile, getThing, listThings } from './tools/library.ts';
import { writeMail } from './tools/mails.ts';
import { findNotes, readNote, writeNote } from './tools/notes.ts';
import { makeCharacter, makeLogo, makePicture } from './tools/pictures.ts';
import { makeSong, makeSpeech, makeTranscript } from './tools/sounds.ts';
import { fillTemplateTool, listTemplatesTool } from './tools/templates.ts';

const TOOLS: readonly Tool[] = [
  makePicture,
  makeSpeech,
  makeTranscript,
  makeSong,
  makeLogo,
  makeCharacter,
  makeVideo,
  makeMovie,
  makeBook,
  makeCover,
  makeCampaign,
  readCalendarTool,
  writeMail,
  listTemplatesTool,
  fillTemplateTool,
  writeNote,
  findNotes,
  readNote,
  listThings,
  getThing,
  fetchFile,
];

export interface McpOptions {
  client: InProcessClient;
  base: string;
  version: string;
  /** Fires when the assistant has left, where the line tells it. */
  gone?: AbortSignal;
  /** Gets every run of a tool: one whose assistant has left still has to stop its job. */
  onRun?: (run: Promise<unknown>) => void;
}

export function createAtelierMcp({ client, base, version, gone, onRun }: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'atelier', title: 'Atelier', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Atelier makes pictures, speech, transcripts, logos, characters, videos, movies, books, songs, cover songs, campaigns, notes and drafts of mails, fills templates in, and keeps all of them in the person’s library. Films take minutes; progress is reported.',
    },
  );
  for (const tool of TOOLS) {
    const { name, title, description, input: inputSchema, isReadOnly = false } = tool;
    const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false };
    server.registerTool(
      name,
      { title, description, inputSchema, annotations },
      (args: Record<string, unknown>, context: ServerContext): Promise<CallToolResult> => {
        const { signal } = context.mcpReq;
        const ended = gone ? AbortSignal.any([gone, signal]) : signal;
        const run = tool
          .run(args, { client, base, gone: ended, report: reporter(context) })
          .then((result) => {
            // Nobody is left who may have it.
            ended.throwIfAborted();
            return result;
          });
        onRun?.(run);
        return run;
      },
    );
  }
  return server;
}

/** Tells how far the work is, to who asked to be told; only what goes up. */
function reporter({ mcpReq }: ServerContext): (percent: number, stage: string) => Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  let told = -1;
  return async (percent, message) => {
    if (progressToken === undefined || percent <= told) return;
    told = percent;
    const params = { progressToken, progress: percent, total: 100, message };
    // An assistant that has left is noticed by its signal, which also stops the job.
    await mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
