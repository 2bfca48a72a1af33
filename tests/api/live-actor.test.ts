import { beforeEach, expect, test } from 'vitest';
import { type Actor, visitor } from '../../api/platform/actor.ts';
import { LiveActor, sessionLoader } from '../../api/server/live/live-actor.ts';
import { until } from '../support/until.ts';

let now = 0;
let asked: { tokens: readonly string[]; answer(isOver?: string): void; fail(): void }[] = [];
const clock = { now: () => new Date(now) };
const openSessions = () =>
  sessionLoader(
    (tokens) =>
      new Promise((resolve, reject) => {
        const answer = (isOver?: string): void =>
          resolve(tokens.map((token) => (token === isOver ? visitor : actorOf(Number(token)))));
        asked.push({ tokens, answer, fail: () => reject(new Error('no database')) });
      }),
  );
const actorOf = (id: number): Actor => ({ accountId: id, sessionId: id, isVerified: true, isStaff: false });
const watchAll = (count: number) => {
  const sessions = openSessions();
  return Array.from(
    { length: count },
    (_, id) => new LiveActor(actorOf(id), () => sessions.load(String(id)), clock),
  );
};
const asking = (times: number) => until(() => asked.length === times);

beforeEach(() => {
  now = 0;
  asked = [];
});

test('actors are known for a minute, and those looked up at the same moment go in one statement', async () => {
  const watched = watchAll(150);
  now = 59_999;
  for (const actor of watched) expect(actor.now()).not.toBeInstanceOf(Promise);
  now = 60_000;
  const looks = watched.map((actor) => actor.now());
  await asking(2);
  expect(asked.map(({ tokens }) => tokens.length)).toEqual([100, 50]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(looks)).toEqual(watched.map((_, id) => actorOf(id)));
  now += 59_999;
  for (const actor of watched) expect(actor.now()).not.toBeInstanceOf(Promise);
  expect(asked).toHaveLength(2);
});

test('whose session is found to be over is a visitor from then on', async () => {
  const [over, open] = watchAll(2);
  now = 60_000;
  const looks = [over?.now(), open?.now()];
  await asking(1);
  asked[0]?.answer('0');
  expect(await Promise.all(looks)).toEqual([visitor, actorOf(1)]);
  expect([over?.now(), open?.now()]).toEqual([visitor, actorOf(1)]);
});

test('what was read before a doubt does not count', async () => {
  const [actor] = watchAll(1);
  now = 60_000;
  const look = actor?.now();
  await asking(1);
  actor?.doubt();
  asked[0]?.answer();
  await look;
  expect(actor?.now()).toBeInstanceOf(Promise);
  await asking(2);
  expect(asked[1]?.tokens).toEqual(['0']);
});

test('a look that fails is tried again at the next event', async () => {
  const [actor] = watchAll(1);
  now = 60_000;
  const look = Promise.resolve(actor?.now());
  await asking(1);
  asked[0]?.fail();
  await expect(look).rejects.toThrow('no database');
  const again = actor?.now();
  await asking(2);
  asked[1]?.answer();
  expect(await again).toEqual(actorOf(0));
});
