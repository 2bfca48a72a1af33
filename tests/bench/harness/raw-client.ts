import { connect, type Socket } from 'node:net';

/** What came back, and after how long. Status 0: the connection broke. */
export interface RawAnswer {
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * Sends one and the same POST again and again on connections that are kept, writing and reading as little as
 * possible: whoever loads a server from the same machine must not take its processor away.
 */
export class RawClient {
  private readonly free: Socket[] = [];
  private readonly port: number;
  private readonly body: string;
  private callers = 0;

  constructor(port: number, body: string) {
    this.port = port;
    this.body = body;
  }

  /** Opens that many connections more, so that later requests find them open. */
  async open(count: number): Promise<void> {
    for (let opened = 0; opened < count; opened += 100) {
      const some = Array.from({ length: Math.min(100, count - opened) }, () => this.connected());
      this.free.push(...(await Promise.all(some)));
    }
  }

  /** One request, from a caller of its own: limits for one address are not what is measured. Null when no connection is free. */
  ask(): Promise<RawAnswer> | null {
    const began = performance.now();
    const socket = this.free.pop();
    if (!socket) return null;
    return new Promise((resolve) => {
      const end = (status: number): void => {
        socket.removeAllListeners();
        if (status === 0) socket.destroy();
        else this.free.push(socket);
        resolve({ status, milliseconds: performance.now() - began });
      };
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        const status = whole(text);
        if (status) end(status);
      });
      socket.once('error', () => end(0));
      socket.once('close', () => end(0));
      socket.write(this.head());
    });
  }

  close(): void {
    for (const socket of this.free) socket.destroy();
  }

  private connected(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(socket.setNoDelay()));
      socket.once('error', reject);
    });
  }

  private head(): string {
    this.callers = (this.callers + 1) % 60_000;
    const from = `10.1.${this.callers >> 8}.${this.callers & 255}`;
    const length = Buffer.byteLength(this.body);
    return `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-forwarded-for: ${from}\r\ncontent-length: ${length}\r\n\r\n${this.body}`;
  }
}

/** The status of an answer that has come completely, undefined of one that has not. */
function whole(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /^content-length: (\d+)/im.exec(text.slice(0, end))?.[1];
  const isWhole = length ? text.length >= end + 4 + Number(length) : text.endsWith('\r\n0\r\n\r\n');
  return isWhole ? Number(text.slice(9, 12)) : undefined;
}
