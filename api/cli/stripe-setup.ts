import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config/config.ts';
import { createCommandClient } from '../platform/payment/create-stripe.ts';
import { runCommand } from './run-command.ts';
import { setUpWebhooks } from './stripe-setup/set-up-webhooks.ts';

const USAGE = `Usage: npm run stripe:setup -- [--dry-run]
Makes the webhook endpoints at the payment provider that PUBLIC_URL needs, for your account and for connected accounts,
or corrects those that are there. Prints the secrets of new ones once. --dry-run changes nothing.`;

const isGiven = (env: NodeJS.ProcessEnv, name: string) => Boolean(env[name] || env[`${name}_FILE`]);

/** The signing secrets come from what this command makes, so they may be missing. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isGiven(env, 'STRIPE_SECRET_KEY')) return env;
  const missing = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].filter((name) => !isGiven(env, name));
  return { ...env, ...Object.fromEntries(missing.map((name) => [name, 'unused'])) };
}

async function main({ isDryRun }: { isDryRun: boolean }): Promise<void> {
  const { stripe, publicUrl } = readConfig(withoutSecrets(process.env));
  if (!stripe) throw new Error('STRIPE_SECRET_KEY must be set: the local provider needs no endpoints.');
  if (!publicUrl.startsWith('https:'))
    throw new Error('PUBLIC_URL must be set and begin with https://: the provider sends webhooks there.');
  await setUpWebhooks(createCommandClient(stripe), { publicUrl, isDryRun, say: (line) => console.log(line) });
}

await runCommand(
  USAGE,
  () => ({ isDryRun: parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] === true }),
  main,
);
