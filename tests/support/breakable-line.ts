import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that tests can break. */
export interface BreakableLine {
  readonly url: string;
  /** Lets the server hear the next request, and loses its answer with the connection. */
  loseNextAnswer(): void;
  /** Breaks all connections and accepts no more. */
  cut(): void;
  /** Accepts connections again. */
  mend(): void;
  /** How many connections were asked for. */
  readonly connections: number;
  close(): void;
}

/** Listens on a free port and passes everything on to a server of this machine. */
export async function startBreakableLine(target: string): Promise<BreakableLine> {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  let isCut = false;
  let loses = false;
  let connections = 0;
  const server = createServer((near) => {
    connections += 1;
    if (isCut) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (chunk) => {
      if (!loses) return near.write(chunk);
      loses = false;
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseNextAnswer: () => {
      loses = true;
    },
    cut,
    mend: () => {
      isCut = false;
    },
    get connections() {
      return connections;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
