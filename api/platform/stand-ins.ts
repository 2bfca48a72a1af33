import type { Config } from './config.ts';

/** What is only played although people come from the internet: one line each, for the person who starts the process. */
export function standInWarnings({ publicUrl, demoData, ...config }: Config): string[] {
  if (!publicUrl.startsWith('https:') || demoData) return [];
  return [
    config.smtpUrl
      ? null
      : 'SMTP_URL is not set: mail is not sent, and everybody can read it at /dev/mailbox.',
    config.stripe ? null : 'STRIPE_SECRET_KEY is not set: payments are played by the local provider.',
    config.instagram || config.facebook
      ? null
      : 'INSTAGRAM_APP_ID and FACEBOOK_APP_ID are not set: both networks are played, and anybody may link any account.',
  ].filter((line) => line !== null);
}
