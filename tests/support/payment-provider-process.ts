import { startLocalProvider } from '../../api/dev/payment/start-local-provider.ts';

/** Run as a process of its own by tests that kill it: the local payment provider on the given database and port. */
const [databaseUrl, port] = process.argv.slice(2);
if (!databaseUrl) throw new Error('payment-provider-process needs the address of a database');

const provider = await startLocalProvider({
  databaseUrl,
  port: Number(port ?? 0),
  webhookUrl: () => null,
  webhookSecret: 'whsec_crash',
  secretKey: 'sk_test_crash_of_the_payment_provider',
  publishableKey: 'pk_test_crash_of_the_payment_provider',
});
console.log(provider.port);
