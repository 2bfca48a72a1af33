import { readConfig } from '../../api/platform/config.ts';
import type { PaymentPort } from '../../api/platform/payment/payment-port.ts';
import { compose } from '../../api/server/compose.ts';

/**
 * Run as a process of its own by tests: the whole server, which kills itself with SIGKILL as it makes the call of the
 * payment provider that the arguments name, before the call leaves or after its answer has come. Prints its port.
 */
const [call, when] = process.argv.slice(2) as [keyof PaymentPort, 'before' | 'after'];
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('dying-server needs a DATABASE_URL');
const product = await compose(config, config.databaseUrl, { schedule: [] });
const port = product.ports.payment as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
const real = port[call];
if (!real) throw new Error(`the payment port has no ${call}`);
port[call] = async (...args) => {
  if (when === 'after') await real(...args);
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
await product.app.listen({ port: 0, host: '127.0.0.1' });
const address = product.app.server.address();
console.log(typeof address === 'object' && address ? address.port : '');
