/** Finds faces and their meshes in pixels, with models that lie beside the code: nothing is asked of the network. */

import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { AppError } from '#common/errors.ts';
import { DamagedWeights, readVerified } from '#engine/weights/verify.ts';
import { type FacePicture, POINTS } from './photo-face.ts';

export interface FoundMesh {
  /** As in `PhotoFace`, in pixels of the picture that was searched. */
  points: Float32Array;
  /** x, y, width and height in pixels. */
  box: readonly [x: number, y: number, width: number, height: number];
}

export type FindMeshes = (picture: FacePicture) => Promise<FoundMesh[]>;

/** The little of the package that is used; its own types are those of a browser. */
interface Human {
  load(): Promise<void>;
  detect(tensor: object): Promise<{
    error?: string | null;
    face: { mesh: [number, number, number][]; size: [number, number] }[];
  }>;
  tf: {
    tensor3d(values: Uint8Array, shape: [number, number, number], type: 'int32'): { dispose(): void };
  };
}

/** The mesh model looks at a square of this many pixels; depths come in its unit. */
const MODEL_SIDE = 256;
const MAX_FACES = 12;
const SURE = 0.3;

/** SHA-256 of the package's files; it asks for no others. */
const SUMS: Record<string, string> = {
  'blazeface.json': 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
  'blazeface.bin': 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  'facemesh.json': 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
  'facemesh.bin': '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  'iris.json': '49038ac9dcc09aa05474d91d98e9db5b47af4830929bcf102ed5a56bfbabb465',
  'iris.bin': 'd7f296d184274213d4642681ae186112cbbec77fd2ab066257d3c56a1940bc71',
};

const DAMAGED =
  'Faces cannot be found here: a model is damaged. Please ask the administrator to install it again.';

const require = createRequire(import.meta.url);

async function openHuman(): Promise<Human> {
  // The package offers its wasm build by file only.
  const root = join(dirname(require.resolve('@vladmandic/human')), '..');
  const wasm = dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'));
  const { Human } = require(join(root, 'dist/human.node-wasm.js')) as {
    Human: new (config: object) => Human;
  };
  const off = { enabled: false };
  const human = new Human({
    debug: false,
    backend: 'wasm',
    wasmPath: join(wasm, 'dist/'),
    modelBasePath: `file://${join(root, 'models/')}`,
    cacheModels: false,
    // Each picture stands alone; boxes of the one before would be looked for again.
    cacheSensitivity: 0,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: MAX_FACES, minConfidence: SURE, skipFrames: 0, skipTime: 0 },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: off,
      emotion: off,
      attention: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
    filter: off,
  });
  await fromFiles(() => human.load());
  return human;
}

/** The package reads its models with `fetch`, which knows no files. */
async function fromFiles(work: () => Promise<void>): Promise<void> {
  const fallback = globalThis.fetch;
  globalThis.fetch = (async (address: unknown) =>
    new Response(
      new Uint8Array(await modelBytes(String(address).replace('file://', ''))),
    )) as typeof globalThis.fetch;
  try {
    await work();
  } finally {
    globalThis.fetch = fallback;
  }
}

/** Exported for tests. */
export const modelBytes = (path: string): Promise<Buffer> =>
  readVerified(path, SUMS[basename(path)] ?? 'not a model that we know');

let opened: Promise<Human> | undefined;

/** The largest comes first. */
export const findMeshes: FindMeshes = async ({ width, height, rgb }) => {
  opened ??= openHuman();
  const human = await opened.catch((error) => {
    // A file that is mended is found again.
    opened = undefined;
    throw error instanceof DamagedWeights ? new AppError('unavailable', DAMAGED, { cause: error }) : error;
  });
  const tensor = human.tf.tensor3d(rgb, [height, width, 3], 'int32');
  try {
    const { face, error } = await human.detect(tensor);
    if (error) throw new Error(`The face models failed: ${error}`);
    return face
      .filter(({ mesh }) => mesh.length === POINTS)
      .map(({ mesh, size }) => {
        const unit = Math.max(...size) / MODEL_SIDE;
        const points = Float32Array.from(mesh.flatMap(([x, y, z]) => [x, y, z * unit]));
        return { points, box: boxOf(points) };
      })
      .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3]);
  } finally {
    tensor.dispose();
  }
};

function boxOf(points: Float32Array): FoundMesh['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    left = Math.min(left, points[i]!);
    right = Math.max(right, points[i]!);
    top = Math.min(top, points[i + 1]!);
    bottom = Math.max(bottom, points[i + 1]!);
  }
  return [left, top, right - left, bottom - top];
}
