import { beforeEach, expect, test } from 'vitest';
import { type Actor, visitor } from '../../api/platform/actor.ts';
import { LiveSessions } from '../../api/server/live-sessions.ts';

let now = 0;
let asked: { tokens: readonly string[]; answer(isOver?: string): void; fail(): void }[] = [];
const clock = { now: () => new Date(now) };
const sessions = () =>
  new LiveSessions(
    (tokens) =>
      new Promise((resolve, reject) => {
        const answer = (isOver?: string): void =>
          resolve(tokens.map((token) => (token === isOver ? visitor : actorOf(Number(token)))));
        asked.push({ tokens, answer, fail: () => reject(new Error('no database')) });
      }),
    clock,
  );
const actorOf = (id: number): Actor => ({ accountId: id, sessionId: id, isVerified: true, isStaff: false });
const watchAll = (live: LiveSessions, count: number) =>
  Array.from({ length: count }, (_, id) => live.watch(String(id), actorOf(id)));

beforeEach(() => {
  now = 0;
  asked = [];
});

test('whoever is looked up takes along a hundred less one who will be soon, longest ago first', async () => {
  const watched = watchAll(sessions(), 150);
  now = 60_000;
  const look = watched[120]?.actor.now();
  expect(asked.map(({ tokens }) => tokens.length)).toEqual([100]);
  expect(asked[0]?.tokens.slice(0, 3)).toEqual(['120', '0', '1']);
  asked[0]?.answer();
  expect(await look).toEqual(actorOf(120));
  // Known again for a minute.
  expect(watched[5]?.actor.now()).toEqual(actorOf(5));
  const rest = watched[110]?.actor.now();
  expect(asked[1]?.tokens).toHaveLength(50);
  asked[1]?.answer();
  await rest;
  now += 59_999;
  for (const { actor } of watched) expect(actor.now()).not.toBeInstanceOf(Promise);
  expect(asked).toHaveLength(2);
});

test('nobody is taken along who was looked up lately, is doubted, or has left', async () => {
  const live = sessions();
  const [early, doubted, gone] = watchAll(live, 3);
  now = 40_000;
  live.watch('late', actorOf(3));
  doubted?.actor.doubt();
  gone?.stop();
  now = 60_000;
  void early?.actor.now();
  expect(asked[0]?.tokens).toEqual(['0']);
});

test('whose session is found to be over is a visitor from then on, also when taken along', async () => {
  const watched = watchAll(sessions(), 3);
  now = 60_000;
  const look = watched[0]?.actor.now();
  asked[0]?.answer('2');
  await look;
  expect(watched[2]?.actor.now()).toEqual(visitor);
  expect(watched[1]?.actor.now()).toEqual(actorOf(1));
});

test('what was read before a doubt does not count', async () => {
  const [first, second] = watchAll(sessions(), 2);
  now = 60_000;
  const look = first?.actor.now();
  second?.actor.doubt();
  asked[0]?.answer();
  await look;
  expect(second?.actor.now()).toBeInstanceOf(Promise);
  expect(asked[1]?.tokens).toEqual(['1']);
});

test('a look that fails changes nothing for those taken along', async () => {
  const watched = watchAll(sessions(), 2);
  now = 50_000;
  watched[0]?.actor.doubt();
  const look = watched[0]?.actor.now();
  asked[0]?.fail();
  await expect(look).rejects.toThrow('no database');
  expect(asked[0]?.tokens).toEqual(['0', '1']);
  expect(watched[1]?.actor.now()).toEqual(actorOf(1));
});

test('those who connect at the same moment are looked up together', async () => {
  const live = sessions();
  const found = ['1', '2', '3'].map((token) => live.find(token));
  await new Promise(setImmediate);
  expect(asked.map(({ tokens }) => tokens)).toEqual([['1', '2', '3']]);
  asked[0]?.answer('2');
  expect(await Promise.all(found)).toEqual([actorOf(1), visitor, actorOf(3)]);
});

test('whoever cannot be looked up when connecting learns so', async () => {
  const found = sessions().find('1');
  await new Promise(setImmediate);
  asked[0]?.fail();
  await expect(found).rejects.toThrow('no database');
});
