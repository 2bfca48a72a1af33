import { type AddressInfo, connect, createServer } from 'node:net';

/** A balancer in front of a server, whose new connections can be led to another. */
export async function startDoor(first: number) {
  let target = first;
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    for (const [side, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      side.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port: number) {
      target = port;
    },
    close: () => server.close(),
  };
}
