import { startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';

/**
 * Run as a process of its own by tests: owns the embedded database of the folder given as argument until it is ended,
 * and prints the address when it is ready. SIGTERM ends it in good order.
 */
const [dataDir, port] = process.argv.slice(2);
if (!dataDir) throw new Error('own-cluster needs a data folder');

try {
  const database = await startEmbeddedPostgres({ dataDir, port: Number(port ?? 0) });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  console.log(database.url);
  setInterval(() => {}, 60_000);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
