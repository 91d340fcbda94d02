/** A model provider over real HTTP that speaks OpenAI's protocol and misbehaves on request. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A quarter of a second of silence: ten frames. */
export const TINY_MP3 = Buffer.concat(
  Array.from({ length: 10 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const problem = (response: ServerResponse, status: number, message: string, headers = {}) =>
  json(response, status, { error: { message, type: 'error' } }, headers);

/** What it writes for a design. */
export const WRITTEN = {
  headline: 'Warm bread, cool price',
  subline: 'Baked before you wake up',
  price: '99 % off',
  button: 'Come by',
  kicker: '',
};

const said = (response: ServerResponse, content: string) =>
  json(response, 200, {
    id: 'c1',
    created: 1,
    model: 'writer-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

const ok: Answer = (request, response) => {
  if (request.url?.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(TINY_MP3);
  } else if (request.url?.endsWith('/audio/transcriptions')) {
    json(response, 200, { text: 'hello from the other side', language: 'english', duration: 1.5 });
  } else if (request.url?.endsWith('/chat/completions')) {
    said(response, JSON.stringify(WRITTEN));
  } else if (request.url?.endsWith('/models')) {
    json(response, 200, { object: 'list', data: [{ id: 'painter-1' }, { id: 'writer-1' }] });
  } else {
    json(response, 200, { created: 1, data: [{ b64_json: TINY_PNG }] });
  }
};

const BEHAVIOURS = {
  ok,
  // As quick as a service at its best.
  'take a moment': (request, response) => void setTimeout(() => ok(request, response), 250),
  busy: (_request, response) => problem(response, 429, 'Slow down', { 'retry-after': '0.05' }),
  'busy for an hour': (_request, response) => problem(response, 429, 'Slow down', { 'retry-after': '3600' }),
  broken: (_request, response) => problem(response, 500, 'Internal trouble'),
  hang: () => undefined,
  'cut off'(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '10000' });
    response.write('{"data":[{"b64_json":"', () => response.destroy());
  },
  'drop the line': (request) => request.socket.destroy(),
  garbage: (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('%%%{not json'),
  'wrong type': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Please sign in to continue</body></html>'),
  'not a picture': (_request, response) =>
    json(response, 200, {
      created: 1,
      data: [{ b64_json: Buffer.from('<html>error</html>').toString('base64') }],
    }),
  'talk around it': (_request, response) =>
    said(response, `Sure, here it is:\n\`\`\`json\n${JSON.stringify(WRITTEN)}\n\`\`\``),
  'talk past it': (_request, response) => said(response, 'I would rather not write that.'),
  'talk too long': (_request, response) =>
    said(response, JSON.stringify({ ...WRITTEN, headline: 'bread '.repeat(50) })),
  nothing: (_request, response) => json(response, 200, { created: 1, data: [] }),
  endless(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  },
  trickle(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(timer));
  },
  'announce two gigabytes': (_request, response) =>
    response.writeHead(200, { 'content-length': String(2 ** 31) }).write('x'),
  'refuse the key': (request, response) =>
    problem(response, 401, `Incorrect API key provided: ${request.headers.authorization}`),
  'refuse the prompt': (request, response) =>
    problem(response, 400, `Not allowed by the safety system (${request.headers.authorization})`),
  'no such model': (_request, response) => problem(response, 404, 'The model does not exist'),
  'no credit': (_request, response) => problem(response, 402, 'Payment required'),
} satisfies Record<string, Answer>;

export type Behaviour = keyof typeof BEHAVIOURS;

/** For fakes of other protocols: what is wrong is the same everywhere. */
export const misbehave = (behaviour: Behaviour, request: IncomingMessage, response: ServerResponse): void =>
  (BEHAVIOURS[behaviour] as Answer)(request, response);

export interface SeenRequest {
  method: string;
  path: string;
  authorization: string;
  body: Buffer;
}

export interface FakeProvider {
  /** As a provider's base address is given. */
  baseURL: string;
  requests: SeenRequest[];
  /** What the next requests get, in order; the last one stays. */
  script(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  let plan: Behaviour[] = ['ok'];
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const behaviour = (plan.length > 1 ? plan.shift() : plan[0]) as Behaviour;
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, authorization: headers.authorization ?? '', body });
    (BEHAVIOURS[behaviour] as Answer)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script(...behaviours) {
      plan = behaviours;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
