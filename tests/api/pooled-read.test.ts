import { expect, test, vi } from 'vitest';
import { PooledReads } from '../../api/platform/read/pooled-read.ts';

/** A reader whose reads end when they are told to. */
function openReader() {
  const asked: { ids: number[]; end(): void; fail(): void }[] = [];
  const readAll = (ids: number[]): Promise<Map<number, string>> =>
    new Promise((resolve, reject) => {
      const end = (): void => resolve(new Map(ids.filter((id) => id !== 7).map((id) => [id, `row ${id}`])));
      asked.push({ ids, end, fail: () => reject(new Error('no database')) });
    });
  return { asked, readAll };
}
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('rows are handed out a hundred at a time, while the database reads the next', async () => {
  const { asked, readAll } = openReader();
  const reads = new PooledReads<number, string>(0);
  const arrived: (string | undefined)[] = [];
  const all = Array.from({ length: 250 }, (_, id) => reads.read('k', id, readAll));
  for (const one of all) void one.then((row) => arrived.push(row));
  await turn();
  expect(asked.map(({ ids }) => ids.length)).toEqual([100, 100]);
  asked[0]?.end();
  await turn();
  expect(arrived).toHaveLength(100);
  expect(asked.map(({ ids }) => ids.length)).toEqual([100, 100, 50]);
  asked[1]?.end();
  await turn();
  asked[2]?.end();
  const rows = await Promise.all(all);
  expect(rows[7]).toBeUndefined();
  expect(rows.filter((row, id) => row === `row ${id}`)).toHaveLength(249);
});

test('what is asked for while the database has enough to do goes together afterwards', async () => {
  const { asked, readAll } = openReader();
  const reads = new PooledReads<number, string>(0);
  const all: Promise<string | undefined>[] = [];
  for (let id = 0; id < 5; id += 1) {
    all.push(reads.read('k', id, readAll), reads.read('another', id, readAll));
    await turn();
  }
  const idsOf = (): number[][] => asked.map(({ ids }) => ids);
  expect(idsOf()).toEqual([[0], [0], [1], [1]]);
  for (const { end } of asked.slice(2)) end();
  await turn();
  expect(idsOf().slice(4)).toEqual([
    [2, 3, 4],
    [2, 3, 4],
  ]);
  for (const { end } of asked) end();
  expect(new Set(await Promise.all(all)).size).toBe(5);
});

test('what is asked for shortly after a statement waits for others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  try {
    const { asked, readAll } = openReader();
    const reads = new PooledReads<number, string>(3);
    const idsOf = (): number[][] => asked.map(({ ids }) => ids);
    void reads.read('k', 0, readAll);
    await vi.advanceTimersByTimeAsync(0);
    expect(idsOf()).toEqual([[0]]);
    void reads.read('k', 1, readAll);
    await vi.advanceTimersByTimeAsync(2);
    void reads.read('k', 2, readAll);
    expect(idsOf()).toEqual([[0]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(idsOf()).toEqual([[0], [1, 2]]);
    asked[0]?.end();
    await vi.advanceTimersByTimeAsync(60);
    void reads.read('k', 3, readAll);
    await vi.advanceTimersByTimeAsync(0);
    expect(idsOf()).toEqual([[0], [1, 2], [3]]);
  } finally {
    vi.useRealTimers();
  }
});

test('a read that fails fails for those who wait for it, and for nobody else', async () => {
  const { asked, readAll } = openReader();
  const reads = new PooledReads<number, string>(0);
  const all = Array.from({ length: 101 }, (_, id) => reads.read('k', id, readAll));
  const settled = Promise.allSettled(all);
  await turn();
  asked[0]?.fail();
  asked[1]?.end();
  const outcomes = await settled;
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100);
  expect(outcomes[100]).toEqual({ status: 'fulfilled', value: 'row 100' });
});
