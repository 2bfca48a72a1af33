import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as bytes, made once. */
export type RawRequest = Buffer;

/** What a run of requests took. */
export interface Measured {
  readonly requests: number;
  /** Turned away because the server was too busy. */
  readonly refused: number;
  readonly seconds: number;
  /** Milliseconds of each request, in no order. */
  readonly latencies: readonly number[];
}

/** Writes a POST with a JSON body. */
export function post(port: number, path: string, body: unknown, cookie?: string): RawRequest {
  const content = JSON.stringify(body);
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(content)}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
}

/** Writes a GET. `header` is a whole line that says who asks. */
export function get(port: number, path: string, header?: string): RawRequest {
  const lines = [`GET ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...(header ? [header] : [])];
  return Buffer.from(`${lines.join('\r\n')}${END}`);
}

const END = '\r\n\r\n';
const BUSY = '503';

/** What connections read into. All share it: what is left of an answer that is not whole is copied. */
const shared = Buffer.allocUnsafe(256 * 1024);

/** One keep-alive connection that sends one request at a time. */
class Connection {
  private readonly socket: Socket;
  private answered: (body: string | null) => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;
  private rest: Buffer | null = null;
  private readonly wantsBody: boolean;

  /** It runs on the cores that are measured: bodies that nobody looks at are not made texts of. */
  constructor(port: number, wantsBody: boolean) {
    this.wantsBody = wantsBody;
    const callback = (size: number): boolean => {
      this.look(this.rest ? Buffer.concat([this.rest, shared.subarray(0, size)]) : shared.subarray(0, size));
      return true;
    };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: shared, callback } });
    this.socket.on('error', (error) => this.failed(error));
    this.socket.on('close', () => this.failed(new Error('the server closed a connection')));
  }

  /** Looks whether the answer is whole: by its length, or by the last chunk of one without. */
  private look(all: Buffer): void {
    const end = all.indexOf(END);
    const head = end < 0 ? '' : all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const isWhole = length
      ? all.length >= end + END.length + Number(length)
      : end > 0 && all.toString('latin1', all.length - 5) === `0${END}`;
    if (!isWhole) {
      this.rest = Buffer.from(all);
      return;
    }
    this.rest = null;
    const status = head.slice(9, 12);
    const isWanted = this.wantsBody || status !== '200';
    const body = isWanted ? all.toString('utf8', end + END.length) : '';
    if (status === '200') this.answered(body);
    else if (status === BUSY) this.answered(null);
    else this.failed(new Error(`status ${status}: ${body}`));
  }

  /** Answers the body; null when the server is too busy. */
  request(bytes: RawRequest): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.socket.write(bytes);
    });
  }

  close(): void {
    this.failed = () => undefined;
    this.socket.destroy();
  }
}

/** Sends one request and answers the body. */
export async function sendOnce(port: number, bytes: RawRequest): Promise<string> {
  const connection = new Connection(port, true);
  try {
    for (;;) {
      const answer = await connection.request(bytes);
      if (answer !== null) return answer;
      await sleep(200);
    }
  } finally {
    connection.close();
  }
}

/** Keeps `connections` busy for a while, each sending the requests in turn. */
export async function load(
  port: number,
  requests: readonly RawRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const latencies: number[] = [];
  let refused = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = 0;
  const work = async (): Promise<void> => {
    const connection = new Connection(port, false);
    while (performance.now() < until) {
      const bytes = requests[next++ % requests.length];
      if (!bytes) throw new Error('there are no requests to send');
      const start = performance.now();
      const answer = await connection.request(bytes);
      if (answer !== null) latencies.push(performance.now() - start);
      else {
        refused += 1;
        await sleep(50);
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { requests: latencies.length, refused, seconds: (performance.now() - began) / 1000, latencies };
}
