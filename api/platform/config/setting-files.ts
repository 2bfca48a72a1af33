import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

type Env = Record<string, string | undefined>;

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${name}: ${(error as Error).message}`);
  }
}

/**
 * The environment with the values of settings whose files it names: `SECRETS_KEY_FILE` has the path of a file with
 * `SECRETS_KEY`, as vaults and orchestrators mount secrets. Throws ConfigError for a setting given twice, and for a file
 * that cannot be read or is empty.
 */
export function withSettingFiles(env: Env, names: readonly string[]): Env {
  const read = names.flatMap((name) => {
    const variable = `${name}_FILE`;
    const path = env[variable];
    if (!path) return [];
    if (env[name]) throw new ConfigError(`Only one of ${name} and ${variable} may be set.`);
    const text = readText(variable, path);
    if (!text) throw new ConfigError(`${variable}: ${path} is empty`);
    return [[name, text] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}
