/** What a call by API key costs, beside the same call by cookie. */

import { Visitor } from '#tests/harness/visitor.ts';
import { endEverything, ownFolder, startWeb } from '#tests/processes/product-process.ts';
import { type Bench, median } from '../figure.ts';

const ROUNDS = 9;
const CALLS = 150;
const PATH = '/api/notifications/preferences';

export const keyCalls: Bench = {
  name: 'keys',
  about: 'One call after another, by key and by cookie in turn.',
  run: async () => {
    const web = startWeb({ DATA_DIR: ownFolder() });
    const person = new Visitor(await web.ready());
    await person.signUp('bench');
    const key = await person.makeKey(['read'], { callsPerMinute: 6000 });
    const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ');
    const took = async (headers: Record<string, string>): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < CALLS; i++) {
        const from = performance.now();
        const answer = await fetch(person.base + PATH, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${answer.status}`);
        times.push(performance.now() - from);
      }
      return median(times);
    };
    const ways = { byKey: { authorization: `Bearer ${key}` }, byCookie: { cookie } };
    await took(ways.byKey);
    await took(ways.byCookie);
    const rounds: { byKey: number; byCookie: number }[] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push({ byKey: await took(ways.byKey), byCookie: await took(ways.byCookie) });
    await endEverything();
    return [
      {
        name: 'A call by key: of one by cookie',
        unit: 'ratio',
        target: { atMost: 1.2 },
        value: median(rounds.map((one) => one.byKey / one.byCookie)),
      },
      { name: 'A call by key', unit: 'ms', value: median(rounds.map((one) => one.byKey)) },
    ];
  },
};
