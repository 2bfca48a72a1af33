import { createRequire } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { withoutLiterals } from './without-literals.ts';

/** Takes the messages of failures out of spans: those of the database repeat values. */
const withoutMessages: SpanProcessor = {
  onStart: () => undefined,
  onEnding: (span) => void span.setStatus({ code: span.status.code }),
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/**
 * Turns tracing on for this process: spans go to the collector at `endpoint`. What else the SDK can be told comes from
 * its own variables (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, ...).
 */
export function startTracing(endpoint: string): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'koli' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutMessages, new BatchSpanProcessor(exporter)],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new PgInstrumentation({
        requireParentSpan: true,
        ignoreConnectSpans: true,
        requestHook: (span, { query }) =>
          void span.setAttribute('db.query.text', withoutLiterals(query.text)),
      }),
      // Keys hold ids and addresses.
      new IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
    ],
  });
  // They wrap the classes of a CommonJS package when it is required, and modules that import it get the same classes.
  const require = createRequire(import.meta.url);
  require('pg');
  require('ioredis');
  return { stop: () => provider.shutdown() };
}
