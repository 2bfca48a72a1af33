import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../web/src/lib/connection/connection.ts';

/** A connection to a server that answers or not, and everything it said, in order. */
function watched() {
  const server = { answers: false, probes: 0 };
  const connection = new Connection(async () => {
    server.probes += 1;
    return server.answers;
  });
  const said: string[] = [];
  connection.on('state', () => said.push(connection.state));
  const missed = vi.fn();
  connection.on('missed', missed);
  return { server, connection, said, missed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an outage', () => {
  it('is not told when it is short, and is caught up with all the same', async () => {
    const { connection, said, missed } = watched();
    connection.lost();
    await vi.advanceTimersByTimeAsync(200);
    connection.reached();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said).toEqual(['quiet', 'fine']);
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('is told after two seconds, and its end for three', async () => {
    const { connection, server, said } = watched();
    connection.lost();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said).toEqual(['quiet', 'reconnecting']);
    server.answers = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(said).toEqual(['quiet', 'reconnecting', 'back', 'fine']);
  });

  it('is the own when the browser says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { connection } = watched();
    connection.lost();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connection.state).toBe('offline');
  });

  it('is probed ever more rarely, without end, and quickly when somebody looks', async () => {
    const { connection, server, missed } = watched();
    connection.lost();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.probes).toBeGreaterThanOrEqual(5);
    expect(server.probes).toBeLessThanOrEqual(12);
    const { probes } = server;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.probes - probes).toBeGreaterThan(3600 / 24);
    expect(server.probes - probes).toBeLessThan(3600 / 8);
    server.answers = true;
    connection.hurry();
    await connection.whenReached();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('ends at different moments on different pages', async () => {
    const backAfter = async () => {
      const { connection, server } = watched();
      connection.lost();
      server.answers = true;
      const begun = Date.now();
      const back = connection.whenReached().then(() => Date.now() - begun);
      await vi.advanceTimersByTimeAsync(1_000);
      return back;
    };
    const moments = await Promise.all(Array.from({ length: 20 }, backAfter));
    expect(new Set(moments).size).toBeGreaterThan(10);
  });

  it('that flickers does not make pages ask in a hurry', async () => {
    const { connection, server, missed } = watched();
    server.answers = true;
    for (let i = 0; i < 6; i += 1) {
      connection.lost();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(server.probes).toBeLessThanOrEqual(4);
    expect(missed.mock.calls.length).toBeLessThanOrEqual(3);
  });
});
