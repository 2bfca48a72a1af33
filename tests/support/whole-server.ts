import type { Clock } from '../../api/platform/clock.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { compose } from '../../api/server/compose.ts';
import { unlimited } from './unlimited.ts';

/**
 * Run by tests as a process of its own: the whole server as the environment configures it, without scheduled jobs.
 * Prints its port. `{ advance: seconds }` advances its clock. `UNLIMITED=on` takes away the limits of requests.
 */
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
process.on('message', ({ advance }: { advance: number }) => {
  ahead += advance * 1000;
});
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error('whole-server needs a DATABASE_URL');
const { app } = await compose(config, config.databaseUrl, {
  clock,
  schedule: [],
  ...(process.env.UNLIMITED === 'on' && { ports: { limiter: unlimited } }),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
