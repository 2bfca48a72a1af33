import { createRequire } from 'node:module';
import { readConfig } from '../../api/platform/config/config.ts';
import type { PaymentPort } from '../../api/platform/payment/payment-provider.ts';
import { compose } from '../../api/server/compose.ts';

/**
 * Run by tests as a process of its own: the whole server, which kills itself with SIGKILL before or after the point
 * named in the arguments. A point is a call of the payment port (`createTransfer`), a statement (`sql:insert into
 * provider_event`), or the commit of the transaction that ran a statement (`commit:ledger_group`). Prints its port. The
 * local provider does not deliver webhooks here: tests send them. A job of the schedule runs at `POST /run-job/:name`.
 */
const [point = '', when] = process.argv.slice(2) as [string, 'before' | 'after'];
const [kind, pattern] = point.split(/:(.*)/s);
let isArmed = false;

const never = new Promise<never>(() => undefined);
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return never;
}

type Query = (this: object, first: unknown, ...rest: unknown[]) => Promise<unknown>;
const { Client } = createRequire(import.meta.url)('pg') as { Client: { prototype: { query: Query } } };
const query = Client.prototype.query;
const marked = new WeakSet<object>();

/** Whether the point is this statement on this connection. */
function isPoint(connection: object, text: string): boolean {
  if (!isArmed || pattern === undefined) return false;
  if (kind === 'sql') return text.includes(pattern);
  if (text.includes(pattern)) marked.add(connection);
  if (/^\s*rollback/i.test(text)) marked.delete(connection);
  return /^\s*commit/i.test(text) && marked.has(connection);
}

Client.prototype.query = function (first, ...rest) {
  const text = typeof first === 'string' ? first : String((first as { text?: string })?.text ?? '');
  if (text.includes('update payment_provider.events e set attempts')) {
    return query.call(this, 'select null where false', ...rest.filter((one) => typeof one === 'function'));
  }
  if (!isPoint(this, text)) return query.call(this, first, ...rest);
  if (when === 'before') return die();
  // The pool uses callbacks, so the answer never reaches it.
  const values = rest.filter((one) => typeof one !== 'function');
  const told = rest.find((one) => typeof one === 'function') as ((error: unknown) => void) | undefined;
  query.call(this, first, ...values, (error: unknown) => (error ? told?.(error) : void die()));
  return never;
};

function dieAtCall(port: Record<string, (...args: unknown[]) => Promise<unknown>>): void {
  const real = port[point];
  if (!real) throw new Error(`the payment port has no ${point}`);
  port[point] = async (...args) => {
    if (when === 'after') await real(...args);
    return die();
  };
}

const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('dying-server needs a DATABASE_URL');
const product = await compose(config, config.databaseUrl, { schedule: [] });
if (pattern === undefined) {
  dieAtCall(
    product.ports.payment as PaymentPort as unknown as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >,
  );
}
product.app.post<{ Params: { name: string } }>('/run-job/:name', async ({ params }) => {
  await product.runJob(params.name);
  return {};
});
await product.app.listen({ port: 0, host: '127.0.0.1' });
isArmed = true;
const address = product.app.server.address();
console.log(typeof address === 'object' && address ? address.port : '');
