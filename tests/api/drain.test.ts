import { expect, test, vi } from 'vitest';
import { createDrain } from '../../api/platform/concurrency.ts';

/** A drain whose runs end when they are told to. */
function heldDrain() {
  const runs: PromiseWithResolvers<void>[] = [];
  const onError = vi.fn();
  const drain = createDrain(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  }, onError);
  return { drain, runs, onError };
}

test('what is said during a run gets one run of its own, which idle waits for', async () => {
  const { drain, runs } = heldDrain();
  drain.kick();
  drain.kick();
  drain.kick();
  expect(runs).toHaveLength(1);
  let isIdle = false;
  const idle = drain.idle().then(() => {
    isIdle = true;
  });
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  expect(isIdle).toBe(false);
  runs[1]?.resolve();
  await idle;
  expect(runs).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4, 5])('what is said %i breaths after a run ended is not lost', async (breaths) => {
  const { drain, runs } = heldDrain();
  drain.kick();
  runs[0]?.resolve();
  for (let breath = 0; breath < breaths; breath += 1) await Promise.resolve();
  drain.kick();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await drain.idle();
});

test('a run that fails is told about, and the next kick begins another', async () => {
  const { drain, runs, onError } = heldDrain();
  drain.kick();
  runs[0]?.reject(new Error('The database is away.'));
  await drain.idle();
  expect(onError).toHaveBeenCalledOnce();
  drain.kick();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
});

test('stopping waits for the run under way; none begins after it', async () => {
  const { drain, runs } = heldDrain();
  drain.kick();
  drain.kick();
  const stopped = drain.stop();
  runs[0]?.resolve();
  await stopped;
  drain.kick();
  await drain.idle();
  expect(runs).toHaveLength(1);
});
