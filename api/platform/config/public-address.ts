import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

/** Whether a host name is of this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

type Address = Pick<Config, 'host' | 'publicUrl'>;

/** Whether other machines reach the process: where it listens, or what it calls itself, is not of this machine alone. */
export const isPublic = ({ host, publicUrl }: Address): boolean =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);

/**
 * Refuses to serve other machines with what is only played: everybody knows the passwords of the demo's people, reads
 * all mail at /dev/mailbox, by which accounts are taken, and pays with the local provider's cards. Throws ConfigError.
 */
export function assertNothingIsPlayed(config: Config): void {
  if (!isPublic(config)) return;
  const missing = [
    config.demoData && 'DEMO_DATA=off',
    !config.staffNeedFactor && 'STAFF_SECOND_FACTOR=required',
    !config.smtpUrl && 'SMTP_URL',
    !config.stripe && 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
  ].filter((line) => line !== false);
  if (missing.length === 0) return;
  throw new ConfigError(
    `Other machines reach HOST ${config.host} or PUBLIC_URL ${config.publicUrl}. Set ${missing.join('; ')}. Or leave both at this machine (127.0.0.1) to try things out.`,
  );
}
