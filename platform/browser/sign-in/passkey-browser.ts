/** The browser's side of passkeys, with its refusals in plain words; the library comes with the first use. */

import type { z } from 'zod';
import { AppError } from '#common/errors.ts';
import type { assertionSchema, attestationSchema } from '#common/proof.ts';
import { t } from '#common/texts.ts';

const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** What the server's options look like is the browser's own affair. */
type Options = { challenge: string };

export interface Obstacle {
  text: string;
  /** Where it would work. */
  address?: string;
}

const isIpAddress = (host: string): boolean => /^\d+(\.\d+){3}$|^\[/.test(host);

/** Why passkeys cannot work on this page; undefined where they can. `origin`: the one they are bound to. */
export function passkeyObstacle(
  origin: string,
  here: Pick<Location, 'origin' | 'port'> = location,
): Obstacle | undefined {
  const { hostname } = new URL(origin);
  if (origin !== here.origin)
    return { text: t('Passkeys only work at this installation’s address:'), address: origin };
  if (isIpAddress(hostname)) {
    const isThisMachine = /^(127\.|\[::1\])/.test(hostname);
    return isThisMachine
      ? {
          text: t('Passkeys need a name instead of an IP address. Open:'),
          address: `http://localhost${here.port ? `:${here.port}` : ''}`,
        }
      : { text: t('Passkeys need a domain name instead of an IP address.') };
  }
  if (!isSupported())
    return {
      text: globalThis.isSecureContext
        ? t('This browser does not support passkeys.')
        : t('Passkeys need a secure connection (HTTPS).'),
    };
  return undefined;
}

export const isSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** On the sign-in page nobody knows the bound address yet; an IP address can never be it. */
export const canSignInWithPasskey = (): boolean => isSupported() && !isIpAddress(location.hostname);

/** Whether the browser offers passkeys inside of the e-mail field. */
export const offersInField = async (): Promise<boolean> =>
  canSignInWithPasskey() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

export async function makePasskey(options: Options): Promise<z.input<typeof attestationSchema>> {
  const { startRegistration } = await library();
  const made = await requested(startRegistration({ optionsJSON: options as unknown as CreationOptions }), {
    InvalidStateError: t('This device already has a passkey for your account.'),
  });
  return { ...made, clientExtensionResults: {} };
}

/** `inField`: waits, without a window, until somebody picks a passkey in the e-mail field. */
export async function askForPasskey(
  options: Options,
  { inField = false } = {},
): Promise<z.input<typeof assertionSchema>> {
  const { startAuthentication } = await library();
  const answer = await requested(
    startAuthentication({
      optionsJSON: options as unknown as RequestOptions,
      useBrowserAutofill: inField,
    }),
  );
  return { ...answer, clientExtensionResults: {} };
}

async function requested<T>(work: Promise<T>, words: Record<string, string> = {}): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { name } = error as Error;
    const known: Record<string, string> = {
      NotAllowedError: t('Canceled, or it took too long. Please try again.'),
      SecurityError: t('Passkeys do not work at this address.'),
      NotSupportedError: t('This device cannot make a passkey that asks for your fingerprint, face or PIN.'),
      ConstraintError: t('This device cannot make a passkey that asks for your fingerprint, face or PIN.'),
      ...words,
    };
    throw new AppError('cancelled', known[name] ?? t('Your device did not answer. Please try again.'), {
      cause: error,
    });
  }
}
