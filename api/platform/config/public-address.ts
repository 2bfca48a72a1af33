import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { isPublic } from './loopback.ts';

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
