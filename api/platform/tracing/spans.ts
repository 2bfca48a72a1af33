import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

// The API of OpenTelemetry does nothing until `start-tracing.ts` has been called.

/** Makes spans. */
export const tracer = trace.getTracer('koli');

/** Id of the present trace; undefined while tracing is off. */
export const traceIdNow = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** The present span as a `traceparent` (W3C), for work that goes on elsewhere; undefined while tracing is off. */
export function traceParentNow(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Where a `traceparent` goes on; the beginning of a new trace without one. */
export const contextOf = (traceparent: string | undefined): Context =>
  propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {});

interface SpanOptions {
  readonly kind?: SpanKind;
  /** Ids and fixed words only. */
  readonly attributes?: Attributes;
  /** What it belongs to; the present span when absent. */
  readonly parent?: Context;
}

/** Runs work as a span. Errors are marked without their messages, which may hold what people wrote. */
export function inSpan<T>(name: string, work: () => T, { parent, ...options }: SpanOptions = {}): T {
  return tracer.startActiveSpan(name, options, parent ?? context.active(), (span) => {
    const fail = (error: unknown): never => {
      span.setStatus({ code: SpanStatusCode.ERROR }).end();
      throw error;
    };
    try {
      const answer = work();
      if (!(answer instanceof Promise)) {
        span.end();
        return answer;
      }
      return answer.then((value) => {
        span.end();
        return value;
      }, fail) as T;
    } catch (error) {
      return fail(error);
    }
  });
}

export { SpanKind };
