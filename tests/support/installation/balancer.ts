import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { unreadiness } from './koli-process.ts';

/** Milliseconds between two looks at whether a server is ready. */
const LOOK_EVERY = 1_000;

/** A balancer in front of servers on this machine. */
export interface Balancer {
  readonly port: number;
  /** Servers that get new connections while they are ready. */
  readonly servers: Set<number>;
  /** Why servers got none for a while. */
  readonly left: readonly string[];
  close(): void;
}

/**
 * Starts a balancer that leads each connection to the next ready server, as the service of Kubernetes does. A connection
 * that a server does not take goes to the next one, because nothing was sent. Nothing else is repeated.
 */
export async function startBalancer(): Promise<Balancer> {
  const servers = new Set<number>();
  const unready = new Set<number>();
  const left: string[] = [];
  const sockets = new Set<Socket>();
  let turn = 0;

  const look = setInterval(() => {
    for (const port of servers)
      void unreadiness(port).then((why) => {
        if (why === null) return unready.delete(port);
        left.push(`${port}: ${why}`);
        return unready.add(port);
      });
  }, LOOK_EVERY);

  function lead(socket: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void socket.destroy();
    const onward = connect(port, '127.0.0.1');
    const refuse = () => lead(socket, others);
    onward.once('error', refuse);
    onward.once('connect', () => {
      onward.off('error', refuse);
      socket.pipe(onward).pipe(socket);
      for (const [side, other] of [
        [socket, onward],
        [onward, socket],
      ] as const)
        side.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const ready = [...servers].filter((port) => !unready.has(port));
    turn += 1;
    const first = turn % Math.max(1, ready.length);
    lead(socket, [...ready.slice(first), ...ready.slice(0, first)]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    servers,
    left,
    close() {
      clearInterval(look);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
