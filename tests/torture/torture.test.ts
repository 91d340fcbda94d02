/** kill -9 at random moments, again and again: the product starts, finishes or says why not, and its books are right. */

import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from '#platform/db/pglite.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { TEST_SEED } from '#tests/harness/seed.ts';
import { query } from '#tests/processes/databases.ts';
import { endEverything } from '#tests/processes/product-process.ts';
import { audit } from './audit.ts';
import { COMMANDS } from './commands.ts';
import { diceOf } from './dice.ts';
import { playRound } from './round.ts';
import { openWorld, type World } from './world.ts';

const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 1);
/** Only these kinds of work, by name and with commas between: to try one part of the product often. */
const ONLY = process.env.TORTURE_DEEDS?.split(',');
/** `npm run torture`: also a web process and a worker on PostgreSQL, the real voice, and kills during the recovery. */
const IS_LONG = process.env.TORTURE_ROUNDS !== undefined;

const worlds = new Map<World['kind'], World>();
let provider: FakeProvider;
beforeAll(async () => {
  console.log(`torture: TEST_SEED=${TEST_SEED} TORTURE_ROUNDS=${ROUNDS}`);
  provider = await startFakeProvider();
  provider.script('take a moment');
});
afterAll(async () => {
  await endEverything();
  await provider.close();
});

const CLOUD = { SPEECH_MODEL: 'compatible:voice-1', TRANSCRIPTION_MODEL: 'compatible:ear-1' };

async function worldOf(kind: World['kind']): Promise<World> {
  const known = worlds.get(kind);
  if (known) return known;
  const models = { COMPATIBLE_BASE_URL: provider.baseURL, COMPATIBLE_API_KEY: 'sk-torture', ...CLOUD };
  const world = await openWorld(kind, models);
  worlds.set(kind, world);
  await world.start();
  const admin = world.visitor();
  await admin.signUp('admin');
  // Whether a plan allows it is not the question here.
  const changed = await admin.put('/api/admin/settings/quota_enforcement', { value: 'never' });
  expect(changed.status, changed.text).toBeLessThan(300);
  return world;
}

function kindOf(round: number): World['kind'] {
  const requested = process.env.TORTURE_DATABASE;
  if (requested === 'postgres' || requested === 'pglite') return requested;
  return IS_LONG && Math.floor(round / 5) % 2 === 1 ? 'postgres' : 'pglite';
}

/**
 * In so many rounds every kind of work comes up once; of those that fill the processors for long only one, and none in
 * every test run, where a film is cut off by film-restart.test.ts.
 */
const DECK = IS_LONG ? 5 : 3;

function commandsOf(round: number) {
  if (ONLY) return COMMANDS.filter((one) => ONLY.includes(one.name));
  const dice = diceOf(TEST_SEED + Math.floor(round / DECK));
  const heavy = dice.pick(COMMANDS.filter((one) => one.isHeavy));
  const deck = dice.shuffle(COMMANDS.filter((one) => !one.isHeavy || (IS_LONG && one === heavy)));
  return deck.filter((_, i) => i % DECK === round % DECK);
}

it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  'round %i',
  { timeout: 900_000 },
  async (round) => {
    const dice = diceOf(TEST_SEED * 1000 + round);
    const kind = kindOf(round);
    const hasOwnVoice = IS_LONG && dice.throw() < 0.2;
    const began = Date.now();
    const change = hasOwnVoice ? { SPEECH_MODEL: undefined, TRANSCRIPTION_MODEL: undefined } : {};
    const plan = { commands: commandsOf(round), dice, change, again: IS_LONG ? 0.35 : 0 };
    const told = await playRound(await worldOf(kind), plan).catch((error) => {
      console.log(`round ${round} (${kind}): ${plan.commands.map((one) => one.name).join(' + ')}: ${error}`);
      throw error;
    });
    console.log(`round ${round} (${kind}, ${Math.round((Date.now() - began) / 1000)} s): ${told}`);
  },
);

it('the books as a whole are right', { timeout: 900_000 }, async () => {
  for (const world of worlds.values()) {
    await world.kill(world.parts);
    world.ageFiles();
    const isSwept = world.leaveTraces();
    await world.start();
    await expect.poll(isSwept).toBe(true);
    expect(new Set(await world.stop())).toEqual(new Set([0]));
    expect(world.temporary()).toEqual([]);
    expect(readdirSync(world.backups).filter((name) => !name.endsWith('.zip'))).toEqual([]);
    if (world.databaseUrl) {
      await audit((text) => query(world.databaseUrl!, text), world.allFiles());
      continue;
    }
    const database = await openPglite(world.dataDir);
    try {
      await audit(async (text) => (await database.boss.executeSql(text)).rows as never[], world.allFiles());
    } finally {
      await database.close();
    }
  }
});
