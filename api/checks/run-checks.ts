import type { EntityManager } from '@mikro-orm/postgresql';
import { findHeadFault, type SignedHeads } from '../modules/staff-actions/audit-head.service.ts';
import { sql } from '../platform/sql.ts';
import { providerChecks, sqlChecks } from './all-checks.ts';
import { type CheckResult, readOnly, type Violation } from './check.ts';
import type { CheckedProvider, Scope } from './provider/provider-check.ts';
import { runProviderCheck } from './provider/run-provider-check.ts';

/** Number of violations shown per check. */
const SHOWN = 20;

/** What checks run on. */
interface CheckParts {
  readonly em: EntityManager;
  /** Null skips the provider. */
  readonly provider: CheckedProvider | null;
  readonly heads: SignedHeads;
  readonly scope: Scope;
  /** Timeout of one statement, in milliseconds. */
  readonly timeoutMs: number;
}

/** The result of a check from its first violations and their number. */
async function resultOf(
  name: string,
  why: string,
  look: () => Promise<{ violations: readonly Violation[]; total: number }>,
): Promise<CheckResult> {
  try {
    const found = await look();
    return { name, why, outcome: found.total > 0 ? 'failed' : 'ok', ...found };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { name, why, outcome: 'unknown', violations: [], total: 0, problem };
  }
}

/** Runs one invariant of the database. */
export function runSqlCheck(
  { em, scope, timeoutMs }: Pick<CheckParts, 'em' | 'scope' | 'timeoutMs'>,
  { name, why, violations }: (typeof sqlChecks)[number],
): Promise<CheckResult> {
  return resultOf(name, why, async () => {
    const offences = typeof violations === 'function' ? violations(scope.now) : violations;
    const { rows } = await readOnly(em, timeoutMs, (inner) =>
      sql<Violation & { total: number }>`select id, detail, count(*) over ()::int as total
        from (${offences}) as offence limit ${SHOWN}`.execute(inner.getKysely()),
    );
    return { violations: rows.map(({ id, detail }) => ({ id, detail })), total: rows[0]?.total ?? 0 };
  });
}

/**
 * Runs every invariant, one after the other, and returns the results. Only reads, in read-only transactions. A check
 * that cannot run (too slow, provider silent) is reported and does not stop the others.
 */
export async function runChecks(parts: CheckParts): Promise<CheckResult[]> {
  const { em, provider, heads, scope, timeoutMs } = parts;
  const results: CheckResult[] = [];
  for (const check of sqlChecks) results.push(await runSqlCheck(parts, check));
  results.push(
    await resultOf(
      'audit_log_was_not_rewritten',
      'The audit log goes through the row that was signed outside of the database.',
      async () => {
        const fault = await readOnly(em, timeoutMs, (inner) => findHeadFault(inner, heads, scope.now));
        return fault
          ? { violations: [{ id: 'signed head', detail: fault }], total: 1 }
          : { violations: [], total: 0 };
      },
    ),
  );
  if (!provider) return results;
  for (const check of providerChecks) {
    const look = async () => {
      const found = await runProviderCheck({ ...parts, provider }, check);
      return { violations: found.slice(0, SHOWN), total: found.length };
    };
    results.push(await resultOf(check.name, check.why, look));
  }
  return results;
}
