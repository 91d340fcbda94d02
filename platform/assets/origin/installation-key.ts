/** The key with which this installation signs what it makes: made once, kept sealed in the database, the same in all processes. */

import { webcrypto } from 'node:crypto';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import { desc } from 'drizzle-orm';
import { openSealed, sealText } from '#platform/auth/sealed-text.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { installationKeys } from '#platform/db/tables/governance.table.ts';
import { fingerprintOf } from './fingerprint.ts';

const PURPOSE = 'origin';
const YEARS = 25;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

interface MadeKey {
  id: string;
  /** The certificate and the one that vouches for it, each in base64. */
  certificates: string[];
  /** PKCS #8 in base64. */
  key: string;
}

/** A certificate may not vouch for itself, so there is one above it, whose key nobody keeps. */
async function makeKey(): Promise<MadeKey> {
  const x509 = await import('@peculiar/x509');
  x509.cryptoProvider.set(webcrypto as Crypto);
  type Pair = Awaited<ReturnType<typeof crypto.subtle.generateKey>> & CryptoKeyPair;
  const pair = async () => (await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as Pair;
  const [above, own] = [await pair(), await pair()];
  const now = Date.now();
  const shared = {
    // Clocks of others may be a little behind.
    notBefore: new Date(now - 86_400_000),
    notAfter: new Date(now + YEARS * 365 * 86_400_000),
    signingAlgorithm: ALGORITHM,
  };
  const name = `Atelier installation ${fingerprintOf(await crypto.subtle.exportKey('spki', own.publicKey)).slice(0, 12)}`;
  const issuer = `CN=${name} root, O=Atelier`;
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...shared,
    name: issuer,
    keys: above,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(above.publicKey),
    ],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    ...shared,
    subject: `CN=${name}, O=Atelier`,
    issuer,
    publicKey: own.publicKey,
    signingKey: above.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.emailProtection]),
      await x509.AuthorityKeyIdentifierExtension.create(above.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(own.publicKey),
    ],
  });
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');
  return {
    id: fingerprintOf(certificate.rawData),
    certificates: [base64(certificate.rawData), base64(root.rawData)],
    key: base64(await crypto.subtle.exportKey('pkcs8', own.privateKey)),
  };
}

/** With another secret than before, nobody can open the old key: a new one is made, and the old one stays known. */
async function readOrMake(db: Db, secret: string): Promise<MadeKey> {
  return db.transaction(async (tx) => {
    await lockUntilEnd(tx, 'installation-key');
    const rows = await tx.select().from(installationKeys).orderBy(desc(installationKeys.createdAt));
    for (const { id, certificates, sealedKey } of rows) {
      const key = openSealed(secret, PURPOSE, id, sealedKey);
      if (key) return { id, certificates, key };
    }
    const made = await makeKey();
    const { id, certificates, key } = made;
    await tx
      .insert(installationKeys)
      .values({ id, certificates, sealedKey: sealText(secret, PURPOSE, id, key) });
    return made;
  });
}

export function createInstallationKey(db: Db, secret: string) {
  let made: Promise<MadeKey> | undefined;
  const own = (): Promise<MadeKey> => {
    made ??= readOrMake(db, secret).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  let pending: Promise<Signer> | undefined;
  const load = async (): Promise<Signer> => {
    const { key, certificates } = await own();
    const { CoseAlgorithmIdentifier, LocalSigner } = await import('@trustnxt/c2pa-ts/cose');
    const { X509Certificate } = await import('@peculiar/x509');
    const [certificate, ...chain] = certificates.map(
      (one) => new X509Certificate(Buffer.from(one, 'base64')),
    );
    return new LocalSigner(Buffer.from(key, 'base64'), CoseAlgorithmIdentifier.ES256, certificate!, chain);
  };
  return {
    /** Makes it where there is none yet; the library that signs is loaded with the first file. */
    prepare: async (): Promise<void> => void (await own()),

    signer(): Promise<Signer> {
      pending ??= load().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },

    /** Fingerprints of every certificate that this installation ever signed with. */
    async known(): Promise<string[]> {
      return (await db.select({ id: installationKeys.id }).from(installationKeys)).map(({ id }) => id);
    },
  };
}
