/**
 * Run by `npm test` beside the static checks: a server writes the demo into the folder E2E_DEMO, which those of the
 * journeys then start with copies of. Without jobs it ends at once.
 */
import { startOwnServer } from './own-server.ts';

const server = await startOwnServer(process.env.E2E_DEMO, 'on', { JOBS: 'off' });
await server.stop();
