import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { createLog } from '../../api/platform/log.ts';
import type { PubSub, Signal } from '../../api/platform/pubsub/pub-sub.ts';
import { openRedis, RedisRefused } from '../../api/platform/redis/redis-link.ts';
import { openSharedState, type SharedState } from '../../api/server/shared-state.ts';
import { startDoor } from '../support/door.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const log = createLog('silent');
const signal = (id: number): Signal => ({ kind: 'campaign', id });
const open = (redisUrl?: string) =>
  openSharedState(readConfig({ DATA_DIR: '/tmp', ...(redisUrl && { REDIS_URL: redisUrl }) }), log);

let redis: TestRedis;
let inMemory: SharedState;
let first: SharedState;
let second: SharedState;

beforeAll(async () => {
  redis = await startRedis();
  inMemory = await open();
  first = await open(redis.url);
  second = await open(redis.url);
});
afterAll(async () => {
  await first?.redis?.close();
  await second?.redis?.close();
  await redis?.stop();
});

/** Collects what comes over a topic; resolves when it is listening. */
async function collect(pubsub: PubSub, topic: string): Promise<{ heard: Signal[]; stop: () => void }> {
  const heard: Signal[] = [];
  const signals = pubsub.subscribe(topic);
  const next = signals.next();
  await signals.listening;
  const listen = async (): Promise<void> => {
    for (let result = await next; !result.done; result = await signals.next()) heard.push(result.value);
  };
  void listen();
  return { heard, stop: () => void signals.return?.() };
}

/** Each port keeps the same promises within a process and between processes: `here` acts, `there` looks. */
describe.each([
  ['memory', () => ({ here: inMemory, there: inMemory })],
  ['Redis, one process', () => ({ here: first, there: first })],
  ['Redis, two processes', () => ({ here: first, there: second })],
])('%s', (name, sides) => {
  const key = (text: string) => `${name} ${text}`;

  test('a signal reaches everybody on its topic, in order, and nobody else', async () => {
    const { here, there } = sides();
    const one = await collect(there.pubsub, key('campaign:1'));
    const two = await collect(there.pubsub, key('campaign:1'));
    const other = await collect(there.pubsub, key('campaign:2'));
    for (let id = 1; id <= 50; id += 1) await here.pubsub.publish(key('campaign:1'), signal(id));
    await until(() => one.heard.length >= 50 && two.heard.length >= 50);
    expect(one.heard).toEqual(Array.from({ length: 50 }, (_, index) => signal(index + 1)));
    expect(two.heard).toEqual(one.heard);
    expect(other.heard).toEqual([]);
    for (const { stop } of [one, two, other]) stop();
  });

  test('whoever has left hears nothing, whoever stays does', async () => {
    const { here, there } = sides();
    const [leaver, stayer] = [
      await collect(there.pubsub, key('account:1')),
      await collect(there.pubsub, key('account:1')),
    ];
    leaver.stop();
    await here.pubsub.publish(key('account:1'), signal(7));
    await until(() => stayer.heard.length > 0);
    expect(leaver.heard).toEqual([]);
    stayer.stop();
    const again = await collect(there.pubsub, key('account:1'));
    await here.pubsub.publish(key('account:1'), signal(8));
    await until(() => again.heard.length > 0);
    expect(again.heard).toEqual([signal(8)]);
    again.stop();
  });

  test('tries are counted together, given back and forgotten', async () => {
    const { here, there } = sides();
    const limit = { name: key('tries'), points: 3, seconds: 60 };
    await here.limiter.consume(limit, 'mei');
    await there.limiter.consume(limit, 'mei');
    await here.limiter.consume(limit, 'mei');
    await expect(there.limiter.consume(limit, 'mei')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(here.limiter.consume(limit, 'arif')).resolves.toBeUndefined();
    await here.limiter.reset(limit, 'mei');
    for (let tries = 0; tries < 3; tries += 1) await there.limiter.consume(limit, 'mei');
    await here.limiter.giveBack(limit, 'mei');
    await expect(there.limiter.consume(limit, 'mei')).resolves.toBeUndefined();
    await expect(here.limiter.consume(limit, 'mei')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('budgets are paid from together, all or none, and fill again', async () => {
    const { here, there } = sides();
    const wide = { budget: { name: 'wide', capacity: 100, restoresPerSecond: 200 }, key: key('a') };
    const narrow = { budget: { name: 'narrow', capacity: 10, restoresPerSecond: 0.5 }, key: key('b') };
    expect(await here.limiter.spend([wide], 90)).toMatchObject({ isPaid: true, remaining: [10] });
    const refused = await there.limiter.spend([wide], 100);
    expect(refused.isPaid).toBe(false);
    expect(refused.waitSeconds).toBeGreaterThan(0.2);
    await new Promise((resolve) => setTimeout(resolve, refused.waitSeconds * 1_000 + 20));
    expect((await there.limiter.spend([wide], 100)).isPaid).toBe(true);
    expect(await here.limiter.spend([narrow], 25)).toMatchObject({ isPaid: true, remaining: [-15] });
    const { isPaid, remaining } = await there.limiter.spend([wide, narrow], 1);
    expect(isPaid).toBe(false);
    const [left = 0] = (await here.limiter.spend([wide], 0)).remaining;
    expect(left).toBeGreaterThanOrEqual(remaining[0] ?? Number.POSITIVE_INFINITY);
  });

  test('a solution serves once', async () => {
    const { here, there } = sides();
    const soon = new Date(Date.now() + 60_000);
    expect(await here.usedSolutions.use(key('a'), soon)).toBe(true);
    expect(await there.usedSolutions.use(key('a'), soon)).toBe(false);
    expect(await there.usedSolutions.use(key('b'), soon)).toBe(true);
    const uses = [here, there, here, there].map((side) => side.usedSolutions.use(key('c'), soon));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  });

  test('coming and going is told by one', async () => {
    const { here, there } = sides();
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 2, 0, second));
    await here.online.gone(at(3_600));
    expect(await here.online.seen([1, 2], at(0))).toEqual([1, 2]);
    expect(await there.online.seen([2, 3], at(20))).toEqual([3]);
    expect(await there.online.seen([2], at(10))).toEqual([]);
    expect(await here.online.gone(at(10))).toEqual([1]);
    const [mine, theirs] = [await here.online.gone(at(20)), await there.online.gone(at(20))];
    expect([...mine, ...theirs].sort()).toEqual([2, 3]);
    expect(await there.online.seen([1], at(30))).toEqual([1]);
    expect(await here.online.seen([1], at(90))).toEqual([1]);
    expect(await there.online.seen([1], at(149))).toEqual([]);
  });
});

test('a process listens only to what somebody in it follows, once for all of them', async () => {
  const link = await openRedis(redis.url, log);
  const heardBy = async (topic: string) =>
    ((await link.commands.pubsub('NUMSUB', link.prefix + topic)) as [string, number])[1];
  const both = [await collect(first.pubsub, 'account:5'), await collect(first.pubsub, 'account:5')];
  expect(await heardBy('account:5')).toBe(1);
  for (const { stop } of both) stop();
  await until(async () => (await heardBy('account:5')) === 0);
  await link.close();
});

describe('Redis goes away', () => {
  const soon = new Date(Date.now() + 60_000);

  test('a wrong password is one clear line; no Redis at all is none', async () => {
    await expect(openRedis(redis.url.replace('p%40ss', 'wrong'), log)).rejects.toThrow(RedisRefused);
    const nowhere = await openRedis('redis://127.0.0.1:1', log);
    expect(nowhere.isUp()).toBe(false);
    await nowhere.close();
  });

  test('killed: everything goes on within the process, and who listens looks again when it is back', async () => {
    const near = await collect(first.pubsub, 'campaign:9');
    const far = await collect(second.pubsub, 'campaign:9');
    const before = new Date(Date.UTC(2026, 10, 20));
    await first.online.seen([42], before);
    await redis.kill();
    await until(() => !first.redis?.isUp());
    const started = Date.now();
    await first.pubsub.publish('campaign:9', signal(1));
    const limit = { name: 'away', points: 1, seconds: 60 };
    await first.limiter.consume(limit, 'x');
    await expect(first.limiter.consume(limit, 'x')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await first.usedSolutions.use('away', soon)).toBe(true);
    expect(await first.usedSolutions.use('away', soon)).toBe(false);
    expect(await first.online.seen([77], new Date(0))).toEqual([77]);
    expect(await first.online.gone(new Date(0))).toEqual([77]);
    expect(Date.now() - started).toBeLessThan(400);
    expect(near.heard).toEqual([signal(1)]);
    expect(far.heard).toEqual([]);

    await redis.start();
    await until(() => far.heard.length > 0 && near.heard.length > 1);
    expect(far.heard[0]).toEqual({ kind: 'missed', id: 0 });
    await until(() => first.redis?.isUp() === true && second.redis?.isUp() === true);
    expect(await first.online.gone(before)).toEqual([42]);
    far.heard.length = 0;
    await first.pubsub.publish('campaign:9', signal(2));
    await until(() => far.heard.some(({ id }) => id === 2));
    expect(first.redis?.outages()).toBeGreaterThan(0);
    near.stop();
    far.stop();
  });

  test('frozen: a call waits half a second at most, and it is noticed', async () => {
    redis.freeze();
    const started = Date.now();
    await first.pubsub.publish('campaign:9', signal(3));
    expect(await first.usedSolutions.use('frozen', soon)).toBe(true);
    expect(Date.now() - started).toBeLessThan(1_500);
    await until(() => first.redis?.isUp() === false, 6_000);
    redis.thaw();
    await until(() => first.redis?.isUp() === true, 6_000);
  });

  test('failed over: whoever is still connected to the old one, which only reads by now, goes to the new one', async () => {
    const successor = await startRedis();
    const [oldPort, newPort] = [redis.url, successor.url].map((url) => Number(new URL(url).port));
    const door = await startDoor(oldPort ?? 0);
    const through = redis.url.replace(`:${oldPort}`, `:${door.port}`);
    const [here, there] = [await open(through), await open(through)];
    const far = await collect(there.pubsub, 'campaign:10');
    const old = await openRedis(redis.url, log);
    const fresh = await openRedis(successor.url, log);
    const limit = { name: 'failover', points: 100_000, seconds: 600 };
    await here.limiter.consume(limit, 'x');

    door.leadTo(newPort ?? 0);
    await old.commands.config('SET', 'masterauth', 'p@ss-word/1');
    await old.commands.replicaof('127.0.0.1', newPort ?? 0);
    const written = () => fresh.commands.keys('*failover*');
    for (const until = Date.now() + 5_000; (await written()).length === 0 && Date.now() < until; ) {
      await here.limiter.consume(limit, 'x');
      await there.limiter.consume(limit, 'x');
      await sleep(20);
    }
    expect(await written()).toHaveLength(1);
    await until(() => here.redis?.isUp() === true && there.redis?.isUp() === true);
    await here.pubsub.publish('campaign:10', signal(4));
    await until(() => far.heard.some(({ id }) => id === 4));

    far.stop();
    await old.commands.replicaof('NO', 'ONE');
    for (const link of [here.redis, there.redis, old, fresh]) await link?.close();
    door.close();
    await successor.stop();
  });
});
