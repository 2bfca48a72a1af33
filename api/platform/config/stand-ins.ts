import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

const OPEN_DEMO =
  'DEMO_DATA is on: everybody knows the passwords of its people, staff among them, and reads all mail at /dev/mailbox. Real people belong into a database without it.';

/**
 * Refuses to serve the internet with a public mailbox, which contains links that set new passwords. Throws ConfigError.
 */
export function assertMailIsPrivate({ publicUrl, demoData, smtpUrl }: Config): void {
  if (!publicUrl.startsWith('https:') || demoData || smtpUrl) return;
  throw new ConfigError(
    'SMTP_URL must be set when PUBLIC_URL is https: without it everybody reads all mail at /dev/mailbox, and takes every account by it. DEMO_DATA=on says that this is a demo.',
  );
}

/** Warnings about stand-ins in use on the internet, one line each. */
export function standInWarnings({ publicUrl, demoData, ...config }: Config): string[] {
  if (!publicUrl.startsWith('https:')) return [];
  if (demoData) return [OPEN_DEMO];
  return [
    config.stripe ? null : 'STRIPE_SECRET_KEY is not set: payments are played by the local provider.',
    config.instagram || config.facebook
      ? null
      : 'INSTAGRAM_APP_ID and FACEBOOK_APP_ID are not set: both networks are played, and anybody may link any account.',
  ].filter((line) => line !== null);
}
