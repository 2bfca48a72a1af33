import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';

/** Milliseconds that a step of the shutdown may take before the next one starts anyway. */
const PATIENCE_MS = 15_000;

/**
 * Waits for a step of the shutdown up to a limit, because a broken connection may block it. Throws when the step fails.
 */
export async function shutDownStep(
  log: Log,
  step: string,
  work: Promise<unknown> | undefined,
): Promise<void> {
  const patience = new AbortController();
  const overdue = sleep(PATIENCE_MS, 'overdue', { signal: patience.signal, ref: false }).catch(
    () => 'aborted',
  );
  const outcome = await Promise.race([Promise.resolve(work).then(() => 'done'), overdue]);
  patience.abort();
  if (outcome !== 'overdue') return;
  log.warn({ step }, 'ending goes on without a step that takes too long');
  work?.catch((error: unknown) => log.warn({ err: error, step }, 'a late step of ending failed'));
}
