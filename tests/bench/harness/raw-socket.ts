import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Where a websocket is opened, and what is done with what comes. */
export interface RawSocketOptions {
  readonly port: number;
  readonly path: string;
  readonly protocol: string | undefined;
  readonly cookie: string | undefined;
  /** Network address as a proxy in front would tell it. */
  readonly address?: string;
  opened(): void;
  /** A text message: the bytes of `data` between two places, valid during the call only. */
  message(data: Buffer, start: number, end: number): void;
  failed(error: Error): void;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
/** What a socket reads into. All share it, because each is done with it before the next is looked at. */
const shared = Buffer.allocUnsafe(65_536);

/** A frame as a client writes it: masked, by zeros, which leave it as it is. */
function frame(opcode: number, payload: Buffer): Buffer {
  const size = payload.length;
  const head = size < 126 ? [0x80 | opcode, 0x80 | size] : [0x80 | opcode, 0xfe, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

/** How long the head of the frame at a place is and how long the rest; null when that has not come yet. */
function measureFrame(data: Buffer, at: number, length: number): { head: number; size: number } | null {
  if (length - at < 2) return null;
  const short = (data[at + 1] ?? 0) & 127;
  if (short < 126) return { head: 2, size: short };
  const head = short === 126 ? 4 : 10;
  if (length - at < head) return null;
  return { head, size: short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2)) };
}

/**
 * A websocket that does as little as possible for each message: thousands of them share the machine with the server that
 * is measured, and what the client takes the server cannot have. It knows whole text messages, pings and being closed.
 */
export class RawSocket {
  private readonly socket: Socket;
  private readonly options: RawSocketOptions;
  private isOpen = false;
  /** The beginning of something whose end has not come. */
  private rest: Buffer | null = null;

  constructor(options: RawSocketOptions) {
    this.options = options;
    const { port, failed } = options;
    const read = (count: number): boolean => {
      this.take(count);
      return true;
    };
    const onread = { buffer: shared, callback: read };
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.socket.on('connect', () => this.socket.write(this.greeting()));
    this.socket.on('error', failed);
    this.socket.on('close', () => failed(new Error('a socket was closed')));
  }

  send(text: string): void {
    this.socket.write(frame(TEXT, Buffer.from(text)));
  }

  close(): void {
    this.socket.removeAllListeners('close').destroy();
  }

  private greeting(): string {
    const { port, path, protocol, cookie, address } = this.options;
    const lines = [
      `GET ${path} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      ...(protocol ? [`sec-websocket-protocol: ${protocol}`] : []),
      ...(cookie ? [`cookie: ${cookie}`] : []),
      ...(address ? [`x-forwarded-for: ${address}`] : []),
    ];
    return `${lines.join('\r\n')}\r\n\r\n`;
  }

  /** Takes in what was read, without anything made of it: there are tens of thousands of reads a second. */
  private take(count: number): void {
    const data = this.rest ? Buffer.concat([this.rest, shared.subarray(0, count)]) : shared;
    const length = this.rest ? data.length : count;
    const done = this.isOpen ? this.frames(data, 0, length) : this.answer(data, length);
    this.rest = done < length ? Buffer.from(data.subarray(done, length)) : null;
  }

  /** The answer to the greeting. Gives back how far it has read. */
  private answer(data: Buffer, length: number): number {
    const end = data.subarray(0, length).indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const status = data.toString('latin1', 9, 12);
    if (status !== '101') this.options.failed(new Error(`status ${status}`));
    this.isOpen = true;
    this.options.opened();
    return this.frames(data, end + 4, length);
  }

  private frames(data: Buffer, from: number, length: number): number {
    let at = from;
    for (;;) {
      const measured = measureFrame(data, at, length);
      if (!measured || length - at < measured.head + measured.size) return at;
      const start = at + measured.head;
      const end = start + measured.size;
      const opcode = (data[at] ?? 0) & 15;
      if (opcode === TEXT) this.options.message(data, start, end);
      else if (opcode === PING) this.socket.write(frame(PONG, data.subarray(start, end)));
      else if (opcode === CLOSE) this.options.failed(new Error('a socket was closed'));
      at = end;
    }
  }
}
