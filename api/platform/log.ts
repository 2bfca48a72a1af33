import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { traceIdNow } from './tracing/spans.ts';

/** Id of the present request, for log lines; undefined in jobs. */
export const requestScope = new AsyncLocalStorage<string>();

/**
 * Structured log lines. They contain ids only: never a name, mail address, token or card. Network addresses are in the
 * security log alone.
 */
export type Log = Logger;

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whether an error comes from the database, whose messages repeat values of the row. */
function isOfDatabase(error: { code?: unknown }): boolean {
  return typeof error.code === 'string' && SQLSTATE.test(error.code);
}

/** An error for the log. Of a database error only parts without values: state, table, constraint, and our own lines. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const found = error as Error & { code?: unknown; table?: string; constraint?: string };
  if (!isOfDatabase(found)) return stdSerializers.err(error);
  const frames = (found.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const { code, table, constraint } = found;
  return { type: found.name, code, table, constraint, stack: frames.join('\n') };
}

/** A log of JSON lines, to standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    mixin: () => ({ requestId: requestScope.getStore(), traceId: traceIdNow() }),
    redact: ['req.headers.cookie', 'req.headers.authorization', 'email', 'password', 'token'],
  };
  return destination ? pino(options, destination) : pino(options);
}
