/** eSpeak NG as a program that is started once and run again and again: its memory is put back to the start each time. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import start, { type EspeakModule } from 'espeak-ng';
import { packageFolder } from '#engine/weights/package-files.ts';

const OUTPUT = 'out';

interface Program {
  module: EspeakModule;
  exports: {
    memory: WebAssembly.Memory;
    malloc(bytes: number): number;
    fflush(file: number): number;
    __main_argc_argv(count: number, list: number): number;
  };
  /** Memory as it was before the first run. */
  fresh: Uint8Array;
}

let program: Promise<Program> | undefined;

const loaded = (): Promise<Program> => {
  program ??= load();
  return program;
};

async function load(): Promise<Program> {
  const folder = packageFolder('espeak-ng');
  if (!folder) throw new Error('The package espeak-ng is not installed.');
  const compiled = await WebAssembly.compile(await readFile(join(folder, 'dist/espeak-ng.wasm')));
  let exports: Program['exports'] | undefined;
  const module = await start({
    noInitialRun: true,
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(compiled, imports).then((instance) => {
        exports = instance.exports as unknown as Program['exports'];
        done(instance, compiled);
      });
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  });
  return { module, exports: exports!, fresh: new Uint8Array(exports!.memory.buffer).slice() };
}

function run({ module, exports, fresh }: Program, words: readonly string[]): void {
  const memory = new Uint8Array(exports.memory.buffer);
  memory.set(fresh);
  memory.fill(0, fresh.length);
  const addresses = ['espeak-ng', ...words].map((word) => {
    const bytes = Buffer.from(`${word}\0`);
    const at = exports.malloc(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, at);
    return at;
  });
  const list = exports.malloc((addresses.length + 1) * 4);
  new Uint32Array(exports.memory.buffer).set([...addresses, 0], list / 4);
  try {
    exports.__main_argc_argv(addresses.length, list);
    exports.fflush(0);
  } catch (error) {
    // A program that ends by calling exit() throws its status; only a real failure has a stack of its own.
    if (error instanceof Error && error.name !== 'ExitStatus') throw error;
  } finally {
    for (const stream of module.FS.streams) if (stream && stream.fd > 2) module.FS.close(stream);
  }
}

/** One line of IPA for each clause, tied letters marked with `^`. */
export async function espeakIpa(clauses: readonly string[], voice: string): Promise<string[]> {
  const ready = await loaded();
  const ask = (text: string): string[] => {
    run(ready, ['--phonout', OUTPUT, '-q', '--ipa', '--tie=^', '-v', voice, text]);
    return ready.module.FS.readFile(OUTPUT, { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.trim() !== '');
  };
  // An empty line ends a clause; where the program saw more ends than we did, each clause is asked for alone.
  const lines = ask(clauses.join('\n\n'));
  return lines.length === clauses.length ? lines : clauses.map((clause) => ask(clause).join(' '));
}

/** The last resort: a voice that needs no model. Gives a WAV file. */
export async function espeakWav(
  text: string,
  voice: string,
  { speed, isFemale, pitch }: { speed: number; isFemale: boolean; pitch: number },
): Promise<Uint8Array> {
  const ready = await loaded();
  const wordsPerMinute = String(Math.round(165 * speed));
  const height = String(Math.max(0, Math.min(99, Math.round(50 + pitch * 6))));
  run(ready, [
    '-w',
    OUTPUT,
    '-s',
    wordsPerMinute,
    '-p',
    height,
    '-v',
    `${voice}+${isFemale ? 'f2' : 'm3'}`,
    text,
  ]);
  return ready.module.FS.readFile(OUTPUT);
}
