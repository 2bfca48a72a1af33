import { expect, test, vi } from 'vitest';
import { batchLoader } from '../../api/platform/batch-loader.ts';

const pace = { mostTogether: 100, mostUnderWay: 2, waitMs: 0 };

/** A loader whose reads end when they are told to. */
function openLoader(batching = pace) {
  const asked: { ids: readonly number[]; end(): void; fail(): void }[] = [];
  const loader = batchLoader<number, string>(
    (ids) =>
      new Promise((resolve, reject) => {
        const end = (): void => resolve(ids.map((id) => `row ${id}`));
        asked.push({ ids, end, fail: () => reject(new Error('no database')) });
      }),
    batching,
  );
  return { asked, loader, idsOf: () => asked.map(({ ids }) => ids) };
}
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('rows are handed out a hundred at a time, while the database reads the next', async () => {
  const { asked, loader, idsOf } = openLoader();
  const arrived: string[] = [];
  const all = Array.from({ length: 250 }, (_, id) => loader.load(id));
  for (const one of all) void one.then((row) => arrived.push(row));
  await turn();
  expect(idsOf().map(({ length }) => length)).toEqual([100, 100]);
  asked[0]?.end();
  await turn();
  expect(arrived).toHaveLength(100);
  expect(idsOf().map(({ length }) => length)).toEqual([100, 100, 50]);
  asked[1]?.end();
  await turn();
  asked[2]?.end();
  expect(await Promise.all(all)).toEqual(Array.from({ length: 250 }, (_, id) => `row ${id}`));
});

test('what is asked for while the database has enough to do goes together afterwards', async () => {
  const { asked, loader, idsOf } = openLoader();
  const all: Promise<string>[] = [];
  for (let id = 0; id < 5; id += 1) {
    all.push(loader.load(id));
    await turn();
  }
  expect(idsOf()).toEqual([[0], [1]]);
  for (const { end } of asked) end();
  await turn();
  expect(idsOf().slice(2)).toEqual([[2, 3, 4]]);
  for (const { end } of asked) end();
  expect(new Set(await Promise.all(all)).size).toBe(5);
});

test('the first of a batch waits for others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  try {
    const { loader, idsOf } = openLoader({ ...pace, waitMs: 3 });
    void loader.load(0);
    await vi.advanceTimersByTimeAsync(2);
    void loader.load(1);
    expect(idsOf()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(idsOf()).toEqual([[0, 1]]);
  } finally {
    vi.useRealTimers();
  }
});

test('a read that fails fails for those who wait for it, and for nobody else', async () => {
  const { asked, loader } = openLoader();
  const settled = Promise.allSettled(Array.from({ length: 101 }, (_, id) => loader.load(id)));
  await turn();
  asked[0]?.fail();
  asked[1]?.end();
  const outcomes = await settled;
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100);
  expect(outcomes[100]).toEqual({ status: 'fulfilled', value: 'row 100' });
});
