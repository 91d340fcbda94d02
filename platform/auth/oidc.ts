/** Sign-in through an OpenID provider: authorization code with PKCE, state and nonce. */

import type * as Client from 'openid-client';
import { AppError } from '#common/errors.ts';
import { cutText } from '#common/wording/cut-text.ts';
import type { Config } from '#platform/config/config.ts';

export interface OidcFlow {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

export interface OidcPerson {
  issuer: string;
  subject: string;
  /** Only an address that the provider has verified. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

export type Oidc = ReturnType<typeof createOidc>;

export function createOidc(settings: NonNullable<Config['oidc']>) {
  let ready: Promise<{ client: typeof Client; provider: Client.Configuration }> | undefined;

  /** Asked on first use and again after a failure: the provider may be down while we start. */
  const connect = () => {
    ready ??= discover(settings).catch((error) => {
      ready = undefined;
      throw new AppError(
        'upstream_failed',
        'The sign-in service cannot be reached. Please try again later.',
        {
          cause: error,
        },
      );
    });
    return ready;
  };

  return {
    async begin(redirectUri: string, returnTo: string): Promise<{ url: string; flow: OidcFlow }> {
      const { client, provider } = await connect();
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },

    async finish(callbackUrl: string, flow: OidcFlow): Promise<OidcPerson> {
      const { client, provider } = await connect();
      try {
        const tokens = await client.authorizationCodeGrant(provider, new URL(callbackUrl), {
          pkceCodeVerifier: flow.codeVerifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        const info = provider.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
          : {};
        return toPerson({ ...info, ...claims });
      } catch (error) {
        throw new AppError(
          'unauthorized',
          'The sign-in service did not confirm the sign-in. Please try again.',
          {
            cause: error,
          },
        );
      }
    },
  };
}

async function discover(settings: NonNullable<Config['oidc']>) {
  const client = await import('openid-client');
  const issuer = new URL(settings.issuer);
  const isPlain = issuer.protocol === 'http:';
  const provider = await client.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    // An operator who gives an http issuer means it: a provider on the same machine or network.
    execute: isPlain ? [client.allowInsecureRequests] : [],
    timeout: 10,
  });
  return { client, provider };
}

function toPerson(claims: Record<string, unknown>): OidcPerson {
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() ? cutText(value.trim(), 80) : null;
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  const email = isVerified && typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : null;
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: email && email.length <= 254 ? email : null,
    firstName: text(claims.given_name) ?? text(claims.name),
    lastName: text(claims.family_name),
  };
}
