import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a browser and the server that can be cut and mended. */
export type CuttingProxy = {
  /** Address under which the server is reached through the line. */
  url: string;
  /** Ends every connection and takes no new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** Opens a line to the server at `target`. */
export async function openProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isCut = false;
  const keep = (end: Socket, other: Socket) => {
    ends.add(end);
    // Either end takes the other with it; how it ended is what the test is about.
    end.on('error', () => other.destroy());
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    if (isCut) return near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  const destroyAll = () => {
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
