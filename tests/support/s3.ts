import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../s3/', import.meta.url));

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  readonly httpServer: { closeAllConnections(): void };
}

/** A real S3 server of one test file, which checks signatures. */
export interface TestS3 {
  /** Settings of a product that stores its pictures there. */
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  stop(): Promise<void>;
}

/** The one account of the server. */
const account = 'S3RVER';

/** Starts a server with an empty bucket `koli`, at a free port or the given one. */
export async function startS3(port = 0): Promise<TestS3> {
  if (!existsSync(`${folder}node_modules/@20minutes`))
    throw new Error('The S3 server of tests is not installed: node api/cli/prepare.cjs tests/s3');
  const load = createRequire(`${folder}package.json`);
  const Server = load('@20minutes/s3rver') as new (options: object) => S3Server;
  const directory = mkdtempSync(join(tmpdir(), 'koli-s3-'));
  const where = { address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false };
  const server = new Server({ ...where, configureBuckets: [{ name: 'koli' }] });
  const address = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: 'koli',
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: account,
    },
    port: address.port,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
