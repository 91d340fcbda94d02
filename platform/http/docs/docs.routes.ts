/** The API document as a page to read and to try calls in; everything it needs comes from here. */

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { route } from '#common/contract.ts';
import type { Api } from '../api.ts';

export const docsPage = route({
  method: 'GET',
  path: '/api/docs',
  summary: 'This document as a page',
  access: 'public',
  produces: 'text/html',
});

export const docsScript = route({
  method: 'GET',
  path: '/api/docs/reference.js',
  summary: 'The script of that page',
  access: 'public',
  produces: 'text/javascript',
});

export const docsStart = route({
  method: 'GET',
  path: '/api/docs/start.js',
  summary: 'The settings of that page',
  access: 'public',
  produces: 'text/javascript',
});

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atelier API</title>
<link rel="icon" href="/favicon.svg">
</head>
<body>
<div id="app"></div>
<script src="${docsScript.path}"></script>
<script src="${docsStart.path}"></script>
</body>
</html>
`;

/** No fonts, proxies, assistants or figures of anybody else: the page talks to this server alone. */
const START = `Scalar.createApiReference('#app', {
  url: '/api/docs/openapi.json',
  baseServerURL: location.origin,
  servers: [{ url: location.origin }],
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  theme: 'purple',
  authentication: { preferredSecurityScheme: 'key' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});
`;

export function registerDocsRoutes(api: Api): void {
  let script: Promise<Buffer> | undefined;
  api.handle(docsPage, ({ reply }) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(PAGE),
  );
  api.handle(docsStart, ({ reply }) => asScript(reply).header('cache-control', 'no-cache').send(START));
  api.handle(docsScript, async ({ reply }) => {
    script ??= loadScript();
    script.catch(() => {
      script = undefined;
    });
    return asScript(reply)
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .send(await script);
  });
}

const asScript = (reply: FastifyReply): FastifyReply => reply.type('text/javascript; charset=utf-8');

/** Some megabytes that few ever need: the package hands its script out over HTTP only, so it is asked once. */
async function loadScript(): Promise<Buffer> {
  const [{ default: Fastify }, { default: reference }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ]);
  const box = Fastify();
  await box.register(reference, { routePrefix: '/reference', configuration: { url: '/' } });
  const { rawPayload } = await box.inject('/reference/js/scalar.js');
  await box.close();
  return promisify(gzip)(rawPayload);
}
