/** Compiles the kernels (*.as.ts) to WebAssembly and writes each beside its source as a module with the bytes in base64. */

import { readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';

export const KERNELS = [
  { source: 'engine/illustrator/locations/kernel/terrain.as.ts', name: 'TERRAIN_WASM' },
  { source: 'engine/illustrator/world/trace/kernel/rays.as.ts', name: 'RAYS_WASM' },
] as const;

export const generatedPath = (source: string): string => source.replace(/\.as\.ts$/, '.gen.ts');

/** The text of the generated module. */
export async function compileKernel({ source, name }: (typeof KERNELS)[number]): Promise<string> {
  let bytes: Uint8Array | undefined;
  const flags =
    '-O3 --converge --noAssert --runtime stub --enable simd --memoryBase 1052672 --initialMemory 40';
  const { error, stderr } = await asc.main([source, '--outFile', 'kernel.wasm', ...flags.split(' ')], {
    // Decorators of functions are no TypeScript: they are written as comments and become real here.
    readFile: (path) =>
      readFile(path, 'utf8').then(
        (text) => text.replace(/^\/\/ @inline.*$/gm, '@inline'),
        () => null,
      ),
    writeFile: (path, contents) => {
      if (path.endsWith('.wasm')) bytes = contents as unknown as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error || !bytes) throw new Error(`${source} does not compile: ${stderr.toString()}`, { cause: error });
  const text = Buffer.from(bytes).toString('base64');
  return `/** Compiled from ${source.split('/').at(-1)} by scripts/build-kernels.ts; not to be edited. */\n\nexport const ${name} =\n  '${text}';\n`;
}

if (import.meta.main)
  for (const kernel of KERNELS) await writeFile(generatedPath(kernel.source), await compileKernel(kernel));
