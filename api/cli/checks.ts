import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CheckResult } from '../checks/check.ts';
import { checkEverything } from '../checks/check-everything.ts';
import type { CheckedProvider } from '../checks/provider/provider-check.ts';
import { openOrm } from '../db/orm.ts';
import { startReadingProvider } from '../dev/payment/start-local-provider.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { createStripe } from '../platform/payment/create-stripe.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run checks -- [--no-provider]
Reads the database at DATABASE_URL, or the embedded one in DATA_DIR, and says which invariants do not hold.
Changes nothing. Ends with 1 when one is broken or could not be checked.`;

interface OpenProvider {
  readonly provider: CheckedProvider;
  close(): Promise<void>;
}

async function openProvider({ stripe }: Config, databaseUrl: string): Promise<OpenProvider> {
  if (stripe) return { provider: createStripe(stripe), close: async () => undefined };
  const secretKey = `sk_test_${randomUUID()}`;
  const { url, close } = await startReadingProvider(databaseUrl, secretKey);
  return { provider: createStripe({ secretKey, webhookSecret: 'whsec_unused', apiBase: url }), close };
}

const words = { ok: 'ok', failed: 'BROKEN', unknown: 'UNKNOWN' } as const;

function linesOf({ name, why, outcome, violations, total, problem }: CheckResult, width: number): string[] {
  const head = `${name.padEnd(width)}  ${words[outcome]}`;
  if (outcome === 'ok') return [head];
  if (outcome === 'unknown') return [`${head}  ${problem ?? ''}`];
  const more = total > violations.length ? [`    and ${total - violations.length} more`] : [];
  const rows = violations.map(({ id, detail }) => `    ${id}: ${detail}`);
  return [`${head}  ${total}`, `    (${why})`, ...rows, ...more];
}

async function main(withProvider: boolean): Promise<void> {
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new Error(`There is no database in ${config.dataDir}. Set DATABASE_URL or DATA_DIR.`);
  }
  const database = await openDatabase(config);
  const orm = await openOrm({ url: database.url, poolSize: 2 });
  const opened = withProvider ? await openProvider(config, database.url) : null;
  try {
    const results = await checkEverything(orm, config, { provider: opened?.provider ?? null });
    const width = Math.max(...results.map(({ name }) => name.length));
    console.log(results.flatMap((result) => linesOf(result, width)).join('\n'));
    const wrong = results.filter(({ outcome }) => outcome !== 'ok').length;
    console.log(`\n${results.length} checks, ${wrong === 0 ? 'all hold' : `${wrong} do not hold`}.`);
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    await opened?.close();
    await orm.close(true);
    await database.stop();
  }
}

await runCommand(
  USAGE,
  () => !parseArgs({ options: { 'no-provider': { type: 'boolean' } } }).values['no-provider'],
  main,
);
