/** The engine as its package offers it (stable-diffusion.cpp), and why it cannot run on some machines. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppError } from '#common/errors.ts';
import { packageFolder } from '#engine/weights/package-files.ts';

/** Pixels in rows, three numbers each. */
export interface RawImage {
  width: number;
  height: number;
  channel: number;
  data: Buffer;
}

export interface ContextOptions {
  modelPath?: string;
  diffusionModelPath?: string;
  vaePath?: string;
  llmPath?: string;
  clipLPath?: string;
  clipGPath?: string;
  t5xxlPath?: string;
  nThreads?: number;
  /** False: it can also begin with a picture. */
  vaeDecodeOnly?: boolean;
  /** True: for one picture only. */
  freeParamsImmediately?: boolean;
}

export interface GenerateOptions {
  prompt: string;
  negativePrompt?: string;
  width: number;
  height: number;
  seed: number;
  strength?: number;
  initImage?: RawImage;
  /** White: to be painted anew. */
  maskImage?: RawImage;
  sampleParams: {
    sampleSteps: number;
    guidance: { txtCfg: number };
    sampleMethod?: string;
    scheduler?: string;
  };
}

export interface EngineContext {
  generateImage(options: GenerateOptions): Promise<RawImage[]>;
  close(): void;
}

export interface DiffusionEngine {
  StableDiffusionContext: { create(options: ContextOptions): Promise<EngineContext> };
  setProgressCallback(callback: ((told: { step: number; steps: number }) => void) | null): void;
  setLogCallback(callback: ((told: { level: number; text: string }) => void) | null): void;
}

export const ENGINE_PACKAGE = '@stable-diffusion-cpp-node-api/linux-x64';
const NEEDED_GLIBC = [2, 38] as const;

const require = createRequire(import.meta.url);

/** Only ever inside a process of its own: native code can take it down. */
export function loadEngine(name: string = ENGINE_PACKAGE): DiffusionEngine {
  try {
    return require(packageFolder(name) ?? name) as DiffusionEngine;
  } catch (cause) {
    const [line = ''] = String((cause as Error).message).split('\n');
    throw new AppError('unavailable', `The picture engine cannot be started on this machine: ${line}`, {
      cause,
    });
  }
}

let known: { problem: string | undefined } | undefined;

/** An object, so that tests can have an engine that runs wherever they do. */
export const engineHere = {
  /** Why it cannot run here, in words; found out once, without loading it. */
  problem(): string | undefined {
    known ??= { problem: findProblem() };
    return known.problem;
  },
};

function findProblem(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'Stable Diffusion inside Atelier needs Linux on an x64 processor. Connect a model server instead.';
  const glibc = glibcVersion();
  if (!glibc || isOlder(glibc, NEEDED_GLIBC))
    return `The picture engine needs glibc ${NEEDED_GLIBC.join('.')} or newer, as in Debian 13 or Ubuntu 24.04; this system has ${glibc?.join('.') ?? 'none'}. Connect a model server instead.`;
  if (!hasAvx2()) return 'The picture engine needs a processor with AVX2. Connect a model server instead.';
  // Last: it is brought only to machines that can run it.
  if (!packageFolder(ENGINE_PACKAGE))
    return `The picture engine is not installed: the package ${ENGINE_PACKAGE} is missing.`;
  return undefined;
}

function glibcVersion(): readonly [number, number] | undefined {
  // Otherwise it would look up the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(header?.glibcVersionRuntime ?? '') ?? [];
  return major && minor ? [Number(major), Number(minor)] : undefined;
}

const isOlder = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  a < c || (a === c && b < d);

function hasAvx2(): boolean {
  try {
    return /\bavx2\b/.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return true;
  }
}
