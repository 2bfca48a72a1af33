import type { Registry } from 'prom-client';
import type { Ctx } from '../platform/context.ts';
import { gaugeOf } from '../platform/gauge.ts';
import type { CheckResult } from './check.ts';
import type { Scope } from './provider/provider-check.ts';
import { runChecks } from './run-checks.ts';

const HOUR = 3_600_000;
/** Timeout of one statement in milliseconds: the job runs beside users' requests. */
const TIMEOUT_MS = 20_000;
/** Maximum number of payments per check that the job asks the provider about. */
const MOST_ASKED = 200;
/** Hours until every payment was compared once. */
const ROUND = 7 * 24;

/** Recently changed rows, and each hour another part of the rest, so that a week covers all. */
export function scopeOfJob(now: Date): Scope {
  const hour = Math.floor(now.getTime() / HOUR);
  const since = new Date(now.getTime() - 3 * HOUR);
  return { now, since, turn: { of: ROUND, rest: hour % ROUND }, limit: MOST_ASKED };
}

function publish(registry: Registry, results: readonly CheckResult[], now: Date): void {
  const violations = gaugeOf(registry, 'invariant_violations', 'Rows that break an invariant, by check.', [
    'check',
  ]);
  const unknown = gaugeOf(registry, 'invariant_checks_unknown', 'Checks that could not be looked at.', [
    'check',
  ]);
  for (const { name, outcome, total } of results) {
    // A check that could not run keeps its last figure.
    if (outcome !== 'unknown') violations.set({ check: name }, total);
    unknown.set({ check: name }, outcome === 'unknown' ? 1 : 0);
  }
  gaugeOf(registry, 'invariants_checked_at_seconds', 'When this process last ran the checks.').set(
    now.getTime() / 1000,
  );
}

/** Runs all invariants as a job: metrics for Prometheus, and offending ids in the log. */
export async function checkInvariants(ctx: Ctx, metrics: Registry): Promise<void> {
  const { log, payment } = ctx.ports;
  const now = ctx.clock.now();
  const results = await runChecks({
    em: ctx.em,
    provider: payment,
    heads: ctx.ports,
    scope: scopeOfJob(now),
    timeoutMs: TIMEOUT_MS,
  });
  for (const { name, outcome, total, violations, problem } of results) {
    if (outcome === 'failed') log.error({ check: name, total, violations }, 'an invariant is broken');
    if (outcome === 'unknown') log.warn({ check: name, problem }, 'an invariant could not be checked');
  }
  publish(metrics, results, now);
}
