import { spawnSync } from 'node:child_process';
import type { Migration } from '@mikro-orm/migrations';

/** Rules of Squawk that are about style, or that the way we migrate makes needless. */
const needless = [
  // A migration runs whole or not at all, with a lock timeout that migrate() sets.
  ...['prefer-robust-stmts', 'require-timeout-settings', 'require-lock-timeout', 'require-statement-timeout'],
  // Ids are as long as those of the first release.
  ...['prefer-bigint-over-int', 'prefer-bigint-over-smallint', 'prefer-identity', 'prefer-text-field'],
];

/** What Squawk finds dangerous in SQL: names of its rules. A comment `-- squawk-ignore rule` answers for one. */
export function lintSql(text: string): string[] {
  const args = [
    '--reporter=json',
    '--pg-version=15',
    '--stdin-filepath=migration.sql',
    `--exclude=${needless.join(',')}`,
  ];
  const { stdout, stderr, error } = spawnSync('node_modules/.bin/squawk', [...args], {
    input: text,
    encoding: 'utf8',
  });
  if (error || !stdout.startsWith('[')) throw new Error(`Squawk did not run: ${stderr}`);
  return (JSON.parse(stdout) as { rule_name: string }[]).map(({ rule_name }) => rule_name);
}

type Queries = Pick<Migration, 'up' | 'getQueries' | 'isTransactional'>;

/** The SQL of a migration, within a transaction where it runs in one. */
export async function sqlOf(migration: Queries): Promise<string> {
  await migration.up();
  const lines = migration.getQueries().map((query) => `${String(query).trim().replace(/;$/, '')};`);
  return (migration.isTransactional() ? ['begin;', ...lines, 'commit;'] : lines).join('\n');
}
