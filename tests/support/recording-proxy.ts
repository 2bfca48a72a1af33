import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A recorded request and its answer. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly request: string;
  readonly status: number;
  readonly answer: string;
}

/** A server that forwards everything to another and records it. */
export interface RecordingProxy {
  readonly url: string;
  readonly exchanges: Exchange[];
  close(): Promise<void>;
}

/** A path without its query. */
export function pathOf(path: string): string {
  return path.split('?')[0] ?? path;
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Headers that belong to one connection. */
const own = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Listens on a free loopback port in front of `target`. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const exchanges: Exchange[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const request = await textOf(incoming);
    const sent = Object.entries(headers).filter(([name]) => !own.has(name)) as [string, string][];
    const answered = await fetch(`${target}${path}`, {
      method,
      headers: sent,
      ...(request && { body: request }),
    });
    const answer = await answered.text();
    exchanges.push({ method, path, headers, request, status: answered.status, answer });
    const back = [...answered.headers].filter(([name]) => !own.has(name) && name !== 'content-encoding');
    outgoing.writeHead(answered.status, Object.fromEntries(back)).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
