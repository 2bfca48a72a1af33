import { sqlChecks } from '../../api/checks/all-checks.ts';
import type { CheckResult } from '../../api/checks/check.ts';
import type { CheckedProvider } from '../../api/checks/provider/provider-check.ts';
import { runChecks, runSqlCheck } from '../../api/checks/run-checks.ts';
import { withConnection } from './sql.ts';
import type { TestProduct } from './test-product.ts';

const partsOf = (product: TestProduct) => ({
  em: product.orm.em.fork(),
  scope: { now: product.clock.now(), since: null, turn: null, limit: Number.POSITIVE_INFINITY },
  timeoutMs: 20_000,
});

/** Runs every invariant on a test's product, its provider included, as `npm run checks` does. */
export function checkAll(
  product: TestProduct,
  provider: CheckedProvider | null = product.ports.payment,
): Promise<CheckResult[]> {
  return runChecks({ ...partsOf(product), provider, heads: product.ports });
}

/** Runs one invariant; those that ask the provider come with all others. */
export async function checkOne(product: TestProduct, name: string): Promise<CheckResult | undefined> {
  const inside = sqlChecks.find((check) => check.name === name);
  if (inside) return runSqlCheck(partsOf(product), inside);
  return (await checkAll(product)).find((result) => result.name === name);
}

/** Failed checks, one line each; empty when every invariant holds. */
export async function violations(product: TestProduct, provider?: CheckedProvider | null): Promise<string[]> {
  const results = await checkAll(product, provider);
  return results
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ name, violations: found, problem }) => {
      const rows = found.map(({ id, detail }) => `${id} (${detail})`);
      return `${name}: ${problem ?? rows.join('; ')}`;
    });
}

/** Changes rows as somebody with the database's password could, without triggers and foreign keys. */
export function tamper(product: TestProduct, ...statements: string[]): Promise<void> {
  return withConnection(product.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  });
}
