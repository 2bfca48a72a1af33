import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '../../web/src/lib/connection/connection.ts';

/** A socket that opens, acknowledges, and then answers pings only as long as it is told to. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static awake = true;
  readyState = FakeSocket.CONNECTING;
  readonly sent: { type: string; id?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  onerror?: () => void;

  constructor() {
    super();
    FakeSocket.all.push(this);
    setTimeout(() => {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    }, 10);
  }

  send(text: string) {
    const message = JSON.parse(text) as { type: string; id?: string };
    this.sent.push(message);
    if (message.type === 'connection_init') this.answer({ type: 'connection_ack' });
    if (message.type === 'ping' && FakeSocket.awake) this.answer({ type: 'pong' });
  }

  answer(message: object) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 10);
  }

  close(code = 1000, reason = '') {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

async function listening() {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const { socket, renewSocket } = await import('../../web/src/lib/connection/socket.ts');
  const next = vi.fn();
  const stop = socket.subscribe({ query: 'subscription { x }' }, { next, error: vi.fn(), complete: vi.fn() });
  await vi.advanceTimersByTimeAsync(100);
  return { stop, renewSocket, next };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  FakeSocket.awake = true;
});
afterEach(() => {
  connection.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const subscriptionsOf = (socket?: FakeSocket) =>
  socket?.sent.filter(({ type }) => type === 'subscribe').length;

it('finds a half-open socket, listens again on a new one, and has pages catch up', async () => {
  const { stop } = await listening();
  const missed = vi.fn();
  connection.on('missed', missed);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.awake = false;
  await vi.advanceTimersByTimeAsync(20_100);
  FakeSocket.awake = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(subscriptionsOf(FakeSocket.all.at(-1))).toBe(1);
  expect(missed).toHaveBeenCalledTimes(1);
  stop();
});

it('asks a socket at once for a sign of life when the page wakes', async () => {
  const { stop } = await listening();
  FakeSocket.awake = false;
  connection.hurry();
  await vi.advanceTimersByTimeAsync(5_000);
  FakeSocket.awake = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(subscriptionsOf(FakeSocket.all.at(-1))).toBe(1);
  expect(FakeSocket.all.length).toBe(2);
  stop();
});

it('is renewed for a new session without a word and without catching up', async () => {
  const { stop, renewSocket } = await listening();
  const missed = vi.fn();
  connection.on('missed', missed);
  renewSocket();
  await vi.advanceTimersByTimeAsync(100);
  expect(subscriptionsOf(FakeSocket.all.at(-1))).toBe(1);
  expect(FakeSocket.all).toHaveLength(2);
  expect(connection.state).toBe('fine');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(missed).not.toHaveBeenCalled();
  stop();
});
