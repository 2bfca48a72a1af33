import { compose, type Product } from '../../../api/server/compose.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { unlimited } from '../unlimited.ts';

/** A product whose server is replaced now and then, as in a release: its people go on with the new one. */
export interface House extends TestProduct {
  /** Begins a new server on the same database and ends the one before. */
  replaceServer(): Promise<void>;
}

/** Starts it. `onBegin` is called with each server, the first included. */
export async function openHouse(
  env: Record<string, string>,
  onBegin: (server: Product) => void,
): Promise<House> {
  const first = await startTestProduct(env, { ports: { limiter: unlimited }, onStatement: () => undefined });
  let newest: Product = first;
  onBegin(first);
  // The first one keeps its connections, for those who hold it, and gets no more requests.
  const endNewest = async () => {
    if (newest !== first) await newest.close();
  };
  return {
    ...first,
    get app() {
      return newest.app;
    },
    get ports() {
      return newest.ports;
    },
    get localProvider() {
      return newest.localProvider;
    },
    runJob: (name) => newest.runJob(name),
    async settled() {
      await newest.settled();
      await first.settled();
    },
    async replaceServer() {
      const { ports, clock, databaseUrl } = first;
      const next = await compose(ports.config, databaseUrl, {
        clock,
        schedule: [],
        ports: { limiter: unlimited, outgoing: ports.outgoing },
      });
      onBegin(next);
      await endNewest();
      newest = next;
    },
    async close() {
      await endNewest();
      await first.close();
    },
  };
}
