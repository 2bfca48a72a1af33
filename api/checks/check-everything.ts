import type { MikroORM } from '@mikro-orm/postgresql';
import { type Config, dataFolder } from '../platform/config/config.ts';
import { openSecrets } from '../platform/secrets/secrets.ts';
import { createRecordStore } from '../platform/storage/record-store.ts';
import type { CheckResult } from './check.ts';
import type { CheckedProvider } from './provider/provider-check.ts';
import { runChecks } from './run-checks.ts';

/** Milliseconds of one statement. */
const TIMEOUT_MS = 300_000;

/** Checks every row by every invariant, as of an instant; those with the provider when there is one. */
export function checkEverything(
  orm: MikroORM,
  config: Config,
  { provider = null, now = new Date() }: { provider?: CheckedProvider | null; now?: Date } = {},
): Promise<CheckResult[]> {
  const heads = {
    records: createRecordStore(config.s3, config.dataDir),
    secrets: openSecrets(dataFolder(config, 'secrets.json'), config.secretsKeys),
  };
  const scope = { now, since: null, turn: null, limit: Number.POSITIVE_INFINITY };
  return runChecks({ em: orm.em.fork(), provider, heads, scope, timeoutMs: TIMEOUT_MS });
}
