/** Somebody who collects traces over real HTTP, as OpenTelemetry sends them. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status?: { code?: number };
}

interface Batch {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[];
}

export async function startFakeCollector() {
  const batches: Batch[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') batches.push(JSON.parse(await text(request)) as Batch);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const resources = () => batches.flatMap((one) => one.resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    services: () =>
      resources().map(
        (one) => one.resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue,
      ),
    spans: () => resources().flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
