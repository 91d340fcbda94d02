/** Reads what a file says about its origin, and whether its signature holds. Only ever run in a thread: anybody may have written the file. */

import type { Asset } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import {
  ActionAssertion,
  AssertionLabels,
  DataHashAssertion,
  type Manifest,
  ManifestStore,
  ValidationResult,
} from '@trustnxt/c2pa-ts/manifest';
import type { Container } from './containers/container.ts';
import { containerOf } from './containers/containers.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Findings, Said } from './recipe.ts';
import { readXmp, sourceCode } from './xmp.ts';

export interface CheckOrder {
  bytes: Uint8Array;
  /** Fingerprints of this installation's certificates. */
  known: readonly string[];
}

type FoundManifest = Findings['manifest'];

const NOTHING: FoundManifest = {
  state: 'none',
  signer: null,
  software: null,
  source: null,
  isPartial: false,
};
const MAX_WORDS = 300;

export async function checkFile({ bytes, known }: CheckOrder): Promise<Findings> {
  const container = containerOf(bytes);
  if (!container) return { type: null, said: null, manifest: NOTHING };
  return {
    type: container.types[0]!,
    said: saidIn(container, bytes),
    manifest: await manifestIn(container, bytes, known),
  };
}

function saidIn(container: Container, bytes: Uint8Array): Said | null {
  try {
    return readXmp(container.readXmp(bytes) ?? '');
  } catch {
    return null;
  }
}

/** Something that calls itself a manifest, wherever it lies. */
const hasTrace = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('jumdc2pa');

async function manifestIn(
  container: Container,
  bytes: Uint8Array,
  known: readonly string[],
): Promise<FoundManifest> {
  if (!container.open) return { ...NOTHING, state: hasTrace(bytes) ? 'unchecked' : 'none' };
  const broken: FoundManifest = { ...NOTHING, state: 'broken' };
  try {
    const asset = await container.open(bytes);
    const jumbf = asset.getManifestJUMBF();
    if (!jumbf) return hasTrace(bytes) ? broken : NOTHING;
    const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
    const manifest = store.getActiveManifest();
    if (!manifest) return broken;
    const result = await store.validate(asset).catch((error: Error) => ValidationResult.fromError(error));
    return { ...describe(manifest, asset), ...judge(result, manifest, known) };
  } catch {
    return hasTrace(bytes) ? broken : NOTHING;
  }
}

const isCredential = (code: string) => code.startsWith('signingCredential') || code.startsWith('timeStamp');

function judge(
  { statusEntries }: ValidationResult,
  manifest: Manifest,
  known: readonly string[],
): Pick<FoundManifest, 'state' | 'signer'> {
  const codes = statusEntries.filter((one) => !one.success).map((one) => String(one.code));
  const passed = statusEntries.filter((one) => one.success).map((one) => String(one.code));
  const faults = codes.filter((code) => !isCredential(code));
  const isSigned = passed.includes('claimSignature.validated');
  const isBound = passed.some((code) => /Hash\.match$/.test(code));
  const isForged = faults.some((code) => /^claimSignature|^claim\.|hashedURI|assertion\.missing/.test(code));
  const isChanged = faults.some((code) => /Hash\.mismatch$/.test(code));
  const state = isForged
    ? 'forged'
    : isChanged
      ? 'changed'
      : faults.length === 0 && isSigned && isBound
        ? 'valid'
        : 'broken';
  return { state, signer: signerOf(manifest, known, codes.some(isCredential)) };
}

function signerOf(
  manifest: Manifest,
  known: readonly string[],
  isDoubtful: boolean,
): FoundManifest['signer'] {
  const certificate = manifest.signature?.signatureData.certificate;
  if (!certificate) return null;
  const fingerprint = fingerprintOf(certificate.rawData);
  const name = certificate.subjectName.getField('CN')[0] ?? certificate.subject;
  return { name: name.slice(0, MAX_WORDS), fingerprint, isOurs: known.includes(fingerprint), isDoubtful };
}

function describe(manifest: Manifest, asset: Asset): Omit<FoundManifest, 'state' | 'signer'> {
  const { assertions, claim } = manifest;
  const actions = (assertions?.assertions ?? []).flatMap((one) =>
    one instanceof ActionAssertion ? one.actions : [],
  );
  const own = asset.getHashExclusionRange();
  const left = (assertions?.getAssertionsByLabel(AssertionLabels.dataHash) ?? []).flatMap((one) =>
    one instanceof DataHashAssertion ? one.exclusions : [],
  );
  return {
    software: claim?.claimGeneratorName?.slice(0, MAX_WORDS) ?? null,
    source: sourceCode(actions.map((one) => one.digitalSourceType).find((one) => one !== undefined)),
    isPartial: left.some(({ start, length }) => start < own.start || start + length > own.start + own.length),
  };
}
