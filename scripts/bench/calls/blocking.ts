/** Sends every call the largest input that its schema takes, as a plain user, and looks how long the server did nothing else. */

import type { RouteContract } from '#common/contract.ts';
import { sampleOf } from '#tests/harness/sample-schema.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, ownFolder, startProcess, until } from '#tests/processes/product-process.ts';
import type { Bench, Figure } from '../figure.ts';
import { furnish } from './furnished.ts';
import type { Beats } from './heartbeat.ts';
import { heavyForm, heavyPicture, wordyDesign } from './heavy-things.ts';
import { largestOf } from './largest.ts';

const MAX_MS = 200;
const MAX_MB = 200;
/** Another program of the machine may hold the loop up; the code does it every time. */
const TRIES = 3;
const WAIT_MS = 6000;
const SETTLE_MS = 40;
/** Of each call, from the largest down, until one is taken. */
const MAX_VALUES = 4;
/** All of it: what is left is named as not measured. */
const WHOLE_MS = 6 * 60_000;
const SHOWN = 20;
/** Streams that never end. */
const ENDLESS = new Set(['GET /api/events']);
/** Would end the session of whoever calls: somebody who came for this one call does. */
const ENDS_SESSION = /logout|\/account|password|login|signup|register|second-|passkey|sessions/;

interface Measured {
  name: string;
  status: number;
  ms: number;
  mb: number;
}

const nameOf = ({ method, path }: RouteContract): string => `${method} ${path}`;

/** What makes things before what reads and changes them, and what deletes them last. */
const RANK: Record<string, number> = { POST: 1, PUT: 2, PATCH: 3, GET: 4, DELETE: 5 };
const inOrder = (contracts: readonly RouteContract[]): RouteContract[] =>
  [...contracts].sort((a, b) => {
    const [x, y] = [a, b].map((one) => (one.path.includes(':') ? 10 : 0) + RANK[one.method]!);
    // A part goes before the whole that it is a part of.
    return x! - y! || (a.method === 'DELETE' ? b.path.length - a.path.length : 0);
  });

class Calls {
  readonly ids: Map<string, string>;
  readonly who: Visitor;
  readonly #beats: string;
  constructor(who: Visitor, ids: Map<string, string>, beats: string) {
    this.who = who;
    this.ids = ids;
    this.#beats = beats;
  }

  async #read(): Promise<Beats> {
    return (await (await fetch(this.#beats)).json()) as Beats;
  }

  #pathOf({ path, query }: RouteContract): string {
    const filled = path.replace(/^(\/[^:]+?)\/:(\w+)/, (_, prefix: string) => {
      return `${prefix}/${encodeURIComponent(this.ids.get(prefix) ?? 'a'.repeat(36))}`;
    });
    const value = query && (largestOf(query)[0] ?? sampleOf(query));
    const requested = new URLSearchParams();
    for (const [key, one] of Object.entries((value ?? {}) as Record<string, unknown>))
      requested.set(key, String(one).slice(0, 4000));
    return `${filled.replace(/:\w+/g, '1')}${requested.size > 0 ? `?${requested}` : ''}`;
  }

  async #send(contract: RouteContract, who: Visitor): Promise<number> {
    const { method, body, consumes } = contract;
    const path = this.#pathOf(contract);
    const send = (options: { json?: unknown; raw?: FormData }) =>
      who.send<{ id?: string; jobId?: string | null }>(method, path, {
        ...options,
        signal: AbortSignal.timeout(WAIT_MS),
      });
    const isForm = consumes?.startsWith('multipart');
    const values = body ? [...largestOf(body), sampleOf(body)].slice(0, MAX_VALUES) : [undefined];
    let answer = await send(isForm ? { raw: await heavyForm() } : { json: values.shift() });
    // Refused before any work: a smaller one may not be.
    for (const json of values) if (answer.status >= 400 && answer.status < 500) answer = await send({ json });
    if (answer.status < 300 && answer.body?.id && !this.ids.has(contract.path))
      this.ids.set(contract.path, answer.body.id);
    // What it began would be measured with the calls that follow.
    if (answer.body?.jobId) await this.who.post(`/api/jobs/${answer.body.jobId}/cancel`, {});
    return answer.status;
  }

  #people = 0;
  #other: Visitor | undefined;
  /** Signed in before anything is measured. */
  async #callerOf({ path }: RouteContract): Promise<Visitor> {
    if (!ENDS_SESSION.test(path)) return this.who;
    if (this.#other && (await this.#other.get('/api/auth/user')).status === 200) return this.#other;
    this.#other = new Visitor(this.who.base);
    await this.#other.signUp(`other${++this.#people}`);
    return this.#other;
  }

  async measure(contract: RouteContract): Promise<Measured> {
    const who = await this.#callerOf(contract);
    await this.#read();
    await new Promise((done) => setTimeout(done, SETTLE_MS));
    const { peakMb: before } = await this.#read();
    const status = await this.#send(contract, who).catch(() => 0);
    await new Promise((done) => setTimeout(done, SETTLE_MS));
    const { worstMs, peakMb } = await this.#read();
    return { name: nameOf(contract), status, ms: worstMs, mb: Math.max(0, peakMb - before) };
  }
}

const isOver = ({ ms, mb }: Measured): boolean => ms > MAX_MS || mb > MAX_MB;

async function best(calls: Calls, contract: RouteContract): Promise<Measured> {
  let found = await calls.measure(contract);
  for (let i = 1; i < TRIES && isOver(found); i++) {
    const again = await calls.measure(contract);
    found = { ...again, ms: Math.min(found.ms, again.ms), mb: Math.min(found.mb, again.mb) };
  }
  return found;
}

async function seed({ who, ids }: Calls): Promise<void> {
  const uploaded = await who.upload(await heavyPicture(), 'heavy.png', 'image/png');
  const { id } = uploaded.body as { id: string };
  for (const path of ['/api/files', '/api/library', '/api/video/media']) ids.set(path, id);
  const made = await who.post<{ id: string }>('/api/designs', { document: wordyDesign() });
  ids.set('/api/designs', made.body.id);
}

export const blocking: Bench = {
  name: 'blocking',
  about:
    'Every call with the largest input its schema takes: how long the server stood still, and its memory.',
  run: async () => {
    const folder = ownFolder();
    const { contracts: all, ids, cookies } = await furnish(folder);
    const contracts = inOrder(all).filter((one) => !ENDLESS.has(nameOf(one)));
    const web = startProcess(
      'app/server.ts',
      { DATA_DIR: folder, SIGNUPS_PER_HOUR: '100000', JOB_CONCURRENCY: '1' },
      { nodeArgs: ['--import', new URL('./heartbeat.ts', import.meta.url).href] },
    );
    const base = await web.ready();
    const port = await until(() => /heartbeat: (\d+)/.exec(web.stdout())?.[1]);
    const who = new Visitor(base);
    for (const [name, value] of cookies) who.cookies.set(name, value);
    const calls = new Calls(who, ids, `http://127.0.0.1:${port}`);
    await seed(calls);
    const measured: Measured[] = [];
    const end = performance.now() + WHOLE_MS;
    for (const contract of contracts) {
      if (performance.now() > end) break;
      measured.push(await best(calls, contract));
    }
    await endEverything();
    return figuresOf(measured, contracts);
  },
};

/** Refused before any work, because of who asks or because there is no such thing. */
const REFUSED = new Set([401, 403, 404]);

function figuresOf(measured: Measured[], contracts: readonly RouteContract[]): Figure[] {
  const all = contracts.length;
  // A plain user is refused there, as is right.
  const forAdmins = new Set(contracts.filter(({ access }) => access === 'admin').map(nameOf));
  const open = measured.filter(({ name }) => !forAdmins.has(name));
  const reached = open.filter(({ status }) => !REFUSED.has(status));
  console.log(`${reached.length} of ${open.length} calls that are open to plain users were reached`);
  const sorted = [...measured].sort((a, b) => Math.max(b.ms, b.mb) - Math.max(a.ms, a.mb));
  for (const { name, status, ms, mb } of sorted)
    console.log(
      `${name.padEnd(62)} ${String(status).padStart(4)} ${ms.toFixed(0).padStart(6)} ms ${mb.toFixed(0).padStart(5)} MB`,
    );
  const shown = sorted.filter((one, i) => i < SHOWN || isOver(one));
  return [
    { name: 'Calls measured', unit: '%', value: (100 * measured.length) / all, target: { atLeast: 100 } },
    {
      name: 'Calls reached',
      unit: '%',
      value: (100 * reached.length) / open.length,
      target: { atLeast: 85 },
    },
    ...shown.flatMap(({ name, ms, mb }): Figure[] => [
      { name: `${name}: stood still`, unit: 'ms', value: ms, target: { atMost: MAX_MS } },
      { name: `${name}: memory`, unit: 'MB', value: mb, target: { atMost: MAX_MB } },
    ]),
  ];
}
