/** One round: people are busy, processes are killed in the middle, everything starts again, and the books are checked. */

import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Settings } from '#tests/processes/product-process.ts';
import type { Command } from './commands.ts';
import type { Dice } from './dice.ts';
import { checkCharges, checkFiles, LIMIT, settled } from './ledger.ts';
import type { Part, World } from './world.ts';

export interface RoundPlan {
  commands: readonly Command[];
  dice: Dice;
  /** Settings of the first start. */
  change?: Settings;
  /** How likely the recovery is killed as well. */
  again: number;
}

/** Where the two lie closest together, between a file and its row, a clock would hardly ever strike. */
const STRIKES = ['at a time', 'at a file'] as const;

/** Resolves when it is time to kill. */
async function moment(world: World, dice: Dice, span: number): Promise<string> {
  const strike = dice.pick(STRIKES);
  const after = Math.round(dice.between(0, span));
  const until = new AbortController();
  const time = sleep(after, undefined, { signal: until.signal }).catch(() => undefined);
  if (strike === 'at a time') {
    await time;
    return `after ${after} ms`;
  }
  const nth = Math.ceil(dice.between(0, 6));
  const pause = dice.between(0, 1) < 0.5 ? 0 : Math.round(dice.between(0, 30));
  let seen = 0;
  const watcher = watch(world.files, { recursive: true });
  const written = new Promise<void>((resolve) => {
    watcher.on('change', (kind) => {
      if (kind === 'rename' && ++seen === nth) resolve();
    });
  });
  await Promise.race([written.then(() => sleep(pause)), sleep(span)]);
  watcher.close();
  until.abort();
  return seen >= nth ? `${pause} ms after file event ${nth}` : `after ${Math.round(span)} ms`;
}

/** A backup that is killed, and one that is not. */
async function backups(world: World, dice: Dice): Promise<string> {
  const after = Math.round(dice.between(0, 2500));
  const cut = world.startBackup('cut.zip');
  const ended = cut.ended.then(() => true);
  if (!(await Promise.race([ended, sleep(after, false)]))) cut.send('SIGKILL');
  await ended;
  const whole = world.startBackup('whole.zip');
  expect((await whole.ended).code, whole.stderr()).toBe(0);
  return `; a backup after ${after} ms`;
}

export async function playRound(world: World, { commands, dice, change, again }: RoundPlan): Promise<string> {
  await world.start(change);
  const first = world.visitor();
  await first.signUp(`p${randomUUID()}`);
  const hasBackup = commands.some((one) => one.name === 'backup');
  const prepared = await Promise.all(commands.map((one) => one.prepare?.(first) ?? []));
  const faults: unknown[] = [];
  const cutOff = { is: false };
  const doing = commands.map((command, i) =>
    command.do(first, prepared[i]!).catch((error) => {
      // A line that goes dead with the process is no fault; a refusal is.
      if (!(error instanceof TypeError) || !cutOff.is) faults.push(error);
    }),
  );
  const told = await moment(world, dice, Math.max(...commands.map((one) => one.span)));
  const victims = dice.pick<readonly Part[]>(
    world.kind === 'postgres' ? [['web'], ['worker'], ['web', 'worker']] : [['web']],
  );
  cutOff.is = victims.includes('web');
  await world.kill(victims);
  const isAlone = victims.length === world.parts.length;
  if (isAlone && world.kind === 'postgres') world.ageFiles();
  const saved = hasBackup && isAlone ? await backups(world, dice) : '';
  let isSwept = world.leaveTraces();
  await world.start(change);
  let second = '';
  if (dice.throw() < again) {
    second = `, again ${await moment(world, dice, 4000)}`;
    cutOff.is = true;
    await world.kill(world.parts);
    if (world.kind === 'postgres') world.ageFiles();
    isSwept = world.leaveTraces();
    await world.start(change);
  }
  const person = world.at(first);
  if (victims.includes('web')) await Promise.all(doing);
  else await Promise.race([Promise.all(doing), sleep(LIMIT)]);
  expect(faults).toEqual([]);
  const result = await books(world, person, {
    hasExport: commands.some((one) => one.name === 'data export'),
    isSwept,
    isAlone: isAlone || second !== '',
  });
  return `${commands.map((one) => one.name).join(' + ')}: ${victims.join('+')} ${told}${saved}${second} → ${result}`;
}

interface Books {
  hasExport: boolean;
  isSwept: () => boolean;
  /** Everything was killed: nobody is left whose files might still be waiting for their rows. */
  isAlone: boolean;
}

async function books(world: World, person: Visitor, { hasExport, isSwept, isAlone }: Books): Promise<string> {
  // Asked for again, it answers with the one that is under way, or makes another.
  const exportJob = hasExport
    ? (await person.post<{ jobId: string }>('/api/account/export', {})).body.jobId
    : undefined;
  let things = await settled(person, exportJob);
  await expect.poll(isSwept, { timeout: LIMIT, interval: 100 }).toBe(true);
  await expect.poll(() => world.temporary(), { timeout: LIMIT, interval: 100 }).toEqual([]);
  await expect.poll(() => world.orphans(), { timeout: LIMIT, interval: 100 }).toEqual([]);
  await expect
    .poll(
      async () => {
        // An edit that was acknowledged and not yet begun is seen by nothing but its end.
        things = await settled(person, exportJob);
        return checkFiles(world, person, things, isAlone).then(() => 'right', String);
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe('right');
  return checkCharges(person, things);
}
