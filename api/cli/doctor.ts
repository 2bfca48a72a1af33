import { parseArgs } from 'node:util';
import { openOrm } from '../db/orm.ts';
import { examineDatabase } from '../doctor/database.ts';
import { examineProduct } from '../doctor/examine-product.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Finding } from '../platform/findings.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run doctor -- [--json]
Checks the configuration against the real services, and says each finding in a line with what to do.
Ends with 1 when something is wrong.`;

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const;

const lineOf = ({ about, outcome, says, mend }: Finding): string =>
  `${marks[outcome]}  ${about}: ${says}${mend ? ` ${mend}` : ''}`;

async function database(config: Config): Promise<Finding[]> {
  const opened = await openDatabase(config);
  const orm = await openOrm({ url: opened.url, poolSize: 2 });
  try {
    return await examineDatabase(orm, config);
  } finally {
    await orm.close(true);
    await opened.stop();
  }
}

async function main({ isJson }: { isJson: boolean }): Promise<void> {
  const config = readConfig(process.env);
  const findings = await examineProduct(config, () => database(config));
  console.log(isJson ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'));
  if (findings.some(({ outcome }) => outcome === 'wrong')) process.exitCode = 1;
}

await runCommand(
  USAGE,
  () => ({ isJson: parseArgs({ options: { json: { type: 'boolean' } } }).values.json === true }),
  main,
);
