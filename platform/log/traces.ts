/** Traces of requests and jobs, sent to a collector by OpenTelemetry's protocol. */

import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type NodeTracerConfig, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Watcher } from './watcher.ts';

export interface TraceOptions {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  version: string;
}

export function createTraces({ endpoint, serviceName, version }: TraceOptions): Watcher {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceOf({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('atelier', version);

  return {
    request({ method, path, headers }, next) {
      // Who calls may have begun the trace.
      const outer = propagation.extract(context.active(), headers);
      const span = tracer.startSpan(
        `${method} ${path}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': path } },
        outer,
      );
      context.with(trace.setSpan(outer, span), next);
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },

    job: ({ id, type }, work) =>
      tracer.startActiveSpan(
        `job ${type}`,
        { kind: SpanKind.CONSUMER, attributes: { 'atelier.job.id': id, 'atelier.job.type': type } },
        (span) => ended(span, work),
      ),

    close: async () => {
      // A collector that is away may not keep the process from ending.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(2000)]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // What the error says stays in the log: it may hold what people wrote.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms).unref());

/** By hand: the package that makes these is not one of ours, and comes along in two versions. */
function resourceOf(attributes: Record<string, string>): NonNullable<NodeTracerConfig['resource']> {
  return {
    attributes,
    asyncAttributesPending: false,
    merge: (other) =>
      other ? resourceOf({ ...attributes, ...(other.attributes as object) }) : resourceOf(attributes),
    getRawAttributes: () => Object.entries(attributes),
  };
}
