/** Puts a signed C2PA manifest into a file that carries its words already; the signature covers all of it. */

import { randomUUID } from 'node:crypto';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import type { Container } from './containers/container.ts';
import { type Recipe, SOURCE_TYPES } from './recipe.ts';

export async function signFile(
  container: Container,
  bytes: Uint8Array,
  { engine, madeAs, tool }: Recipe,
  signer: Signer,
): Promise<Uint8Array> {
  if (!container.open) return bytes;
  const { ActionAssertion, ActionType, ClaimVersion, DataHashAssertion, ManifestStore } = await import(
    '@trustnxt/c2pa-ts/manifest'
  );
  const asset = await container.open(bytes);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: asset.mimeType,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  manifest.claim!.claimGeneratorName = 'Atelier';
  manifest.claim!.claimGeneratorVersion = undefined;
  // The library leaves 25 kB of room for a time stamp that we do not fetch. Between 24 and 255 before and after, or the
  // length of the length changes with it.
  manifest.signature!.signatureData.paddingLength = 160;
  const actions = new ActionAssertion();
  actions.actions.push({
    action: ActionType.C2paCreated,
    // The library's list lacks newer codes, and writes any.
    digitalSourceType: (SOURCE_TYPES + madeAs) as NonNullable<
      (typeof actions.actions)[0]['digitalSourceType']
    >,
    softwareAgent: { name: `Atelier ${tool}` },
    description: engine,
  });
  manifest.addAssertion(actions);
  const hash = DataHashAssertion.create('SHA-256');
  manifest.addAssertion(hash);
  await asset.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return asset.getDataRange();
}
