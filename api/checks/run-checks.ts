import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/sql.ts';
import { providerChecks, sqlChecks } from './all-checks.ts';
import { type CheckResult, readOnly, type SqlCheck, type Violation } from './check.ts';
import type { CheckedProvider, Scope } from './provider/provider-check.ts';
import { runProviderCheck } from './provider/run-provider-check.ts';

/** Number of violations shown per check. */
const SHOWN = 20;

/** What checks run on. */
interface CheckParts {
  readonly em: EntityManager;
  /** Null skips the provider. */
  readonly provider: CheckedProvider | null;
  readonly scope: Scope;
  /** Timeout of one statement, in milliseconds. */
  readonly timeoutMs: number;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runSqlCheck({ em, scope, timeoutMs }: CheckParts, check: SqlCheck): Promise<CheckResult> {
  const { name, why } = check;
  try {
    const found = await readOnly(em, timeoutMs, (inner) =>
      sql<Violation & { total: number }>`select id, detail, count(*) over ()::int as total
        from (${check.violations(scope.now)}) as offence limit ${SHOWN}`.execute(inner.getKysely()),
    );
    const violations = found.rows.map(({ id, detail }) => ({ id, detail }));
    const outcome = violations.length > 0 ? 'failed' : 'ok';
    return { name, why, outcome, violations, total: found.rows[0]?.total ?? 0 };
  } catch (error) {
    return { name, why, outcome: 'unknown', violations: [], total: 0, problem: reason(error) };
  }
}

/**
 * Runs every invariant, one after the other, and returns the results. Only reads, in read-only transactions. A check
 * that cannot run (too slow, provider silent) is reported and does not stop the others.
 */
export async function runChecks(parts: CheckParts): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of sqlChecks) results.push(await runSqlCheck(parts, check));
  if (!parts.provider) return results;
  for (const check of providerChecks) {
    const { name, why } = check;
    try {
      const violations = await runProviderCheck({ ...parts, provider: parts.provider }, check);
      const outcome = violations.length > 0 ? 'failed' : 'ok';
      results.push({ name, why, outcome, violations: violations.slice(0, SHOWN), total: violations.length });
    } catch (error) {
      results.push({ name, why, outcome: 'unknown', violations: [], total: 0, problem: reason(error) });
    }
  }
  return results;
}
