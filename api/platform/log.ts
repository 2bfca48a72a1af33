import { type Logger, pino } from 'pino';

/** Structured log lines. Never a name, address, mail, token or card in them: ids only. */
export type Log = Logger;

/** A log that writes JSON lines to standard output. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'email', 'password', 'token'],
  });
}
