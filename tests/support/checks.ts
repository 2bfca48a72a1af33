import type { CheckResult } from '../../api/checks/check.ts';
import type { CheckedProvider } from '../../api/checks/provider/provider-check.ts';
import { runChecks } from '../../api/checks/run-checks.ts';
import { withConnection } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Runs every invariant on a test's product, its provider included, as `npm run checks` does. */
export function checkAll(
  product: TestProduct,
  provider: CheckedProvider | null = product.ports.payment,
): Promise<CheckResult[]> {
  const scope = { now: product.clock.now(), since: null, turn: null, limit: Number.POSITIVE_INFINITY };
  return runChecks({ em: product.orm.em.fork(), provider, heads: product.ports, scope, timeoutMs: 20_000 });
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
