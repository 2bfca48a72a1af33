/** A setting is missing, wrong or contradicts another. The message is one line for the person who starts the process. */
export class ConfigError extends Error {}

/** The values of a group of settings; null when none is set. Throws ConfigError when only some are. */
export function group<K extends string>(
  env: Record<string, string | undefined>,
  keys: readonly K[],
): Record<K, string> | null {
  const given = keys.filter((key) => env[key]);
  if (given.length === 0) return null;
  const missing = keys.filter((key) => !env[key]);
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(', ')} must be set when ${given.join(', ')} is.`);
  return Object.fromEntries(keys.map((key) => [key, env[key]])) as Record<K, string>;
}
