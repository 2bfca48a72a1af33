import { startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';

/**
 * Run by tests as a process of its own: owns the embedded database of the given folder, and prints the address when it
 * is ready. SIGTERM stops it cleanly.
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
