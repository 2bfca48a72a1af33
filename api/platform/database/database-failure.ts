import { DATABASE_SILENT } from './guard-pool.ts';

/** Codes of Node and PostgreSQL: connection refused or broken, server starting, stopping, full or without room. */
const codes = new Set<string>([
  DATABASE_SILENT,
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '08000',
  '08001',
  '08003',
  '08006',
  '25P03',
  '53100',
  '53200',
  '53300',
  '53400',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58030',
]);

/** Messages that the `pg` packages throw without a code. */
const words =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|timeout expired)/;

/** Whether something failed because the database did not answer, rather than because of the statement. */
export function isDatabaseFailure(error: unknown): boolean {
  let cause: unknown = error;
  for (let depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    const { code, previous, originalError } = cause as Error & Record<string, unknown>;
    if (words.test(cause.message)) return true;
    if (typeof code === 'string' && codes.has(code)) return true;
    cause = cause.cause ?? previous ?? originalError;
  }
  return false;
}
