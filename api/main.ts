import { DataFolderInUse, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { compose } from './server/compose.ts';

/** The database to use: the configured one, or an embedded one that this process owns. */
async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) });
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const product = await compose(config, database.url);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await product.close();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await product.app.listen({ port: config.port, host: config.host });
  console.log(`${config.productName} runs at ${config.publicUrl}`);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DataFolderInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
