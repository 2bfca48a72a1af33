import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/sql.ts';
import { providerChecks, sqlChecks } from './all-checks.ts';
import type { CheckResult, Offence, SqlCheck } from './check.ts';
import type { Asked, Scope } from './provider/provider-check.ts';
import { runProviderCheck } from './provider/run-provider-check.ts';
import { readOnly } from './read-only.ts';

/** Number of offences shown per check. */
const SHOWN = 20;

/** What checks run on. */
export interface CheckParts {
  readonly em: EntityManager;
  /** Null skips the provider. */
  readonly provider: Asked | null;
  readonly scope: Scope;
  /** Timeout of one statement, in milliseconds. */
  readonly timeoutMs: number;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runSqlCheck({ em, scope, timeoutMs }: CheckParts, check: SqlCheck): Promise<CheckResult> {
  const { name, why } = check;
  try {
    const found = await readOnly(em, timeoutMs, (inner) =>
      sql<Offence & { total: number }>`select id, detail, count(*) over ()::int as total
        from (${check.offences(scope.now)}) as offence limit ${SHOWN}`.execute(inner.getKysely()),
    );
    const offences = found.rows.map(({ id, detail }) => ({ id, detail }));
    const outcome = offences.length > 0 ? 'failed' : 'ok';
    return { name, why, outcome, offences, total: found.rows[0]?.total ?? 0 };
  } catch (error) {
    return { name, why, outcome: 'unknown', offences: [], total: 0, problem: reason(error) };
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
      const offences = await runProviderCheck({ ...parts, provider: parts.provider }, check);
      const outcome = offences.length > 0 ? 'failed' : 'ok';
      results.push({ name, why, outcome, offences: offences.slice(0, SHOWN), total: offences.length });
    } catch (error) {
      results.push({ name, why, outcome: 'unknown', offences: [], total: 0, problem: reason(error) });
    }
  }
  return results;
}
