import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPresence } from '../../api/modules/presence/presence-keeper.ts';
import { createMemoryOnlinePeople } from '../../api/platform/presence/memory-online-people.ts';
import { idOf } from '../support/global-ids.ts';
import { type LiveClient, openLive } from '../support/live-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

const statements: string[] = [];
let product: TestProduct;
let viewer: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { onStatement: (line) => void statements.push(line) });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  viewer = await createPerson(product);
});
afterAll(() => product?.close());
beforeEach(() => product.clock.advance({ minutes: 10 }));

const ask = 'query ($id: ID!) { profile(id: $id) { online lastSeenAt } }';
const profileOf = async ({ id }: Person) =>
  (await viewer.client.data<{ profile: { online: boolean; lastSeenAt: string | null } }>(ask, { id }))
    .profile;
const follow = 'subscription ($ids: [ID!]!) { presenceChanged(profileIds: $ids) { id online } }';
const isOnline = (person: Person) => until(async () => (await profileOf(person)).online);
const told = (...people: [Person, boolean][]) => ({
  data: { presenceChanged: people.map(([{ id }, online]) => ({ id: idOf('Profile', id), online })) },
});

describe('online', () => {
  test('signing in and heartbeats make somebody online for a minute, and no longer', async () => {
    const person = await createPerson(product, { lastSeenAt: null });
    await isOnline(person);
    product.clock.advance({ seconds: 59 });
    await person.client.data('mutation { heartbeat { isOnline } }');
    product.clock.advance({ seconds: 59 });
    // Whoever is known to be there is written with the next batch, a few seconds later.
    await until(async () => (await profileOf(person)).online, 7_000);
    product.clock.advance({ seconds: 1 });
    const { online, lastSeenAt } = await profileOf(person);
    expect(online).toBe(false);
    expect(new Date(lastSeenAt ?? 0).getTime()).toBe(product.clock.now().getTime() - 60_000);
  });

  test('a visitor has no heartbeat', async () => {
    const { client } = await createPerson(product);
    await client.data('mutation { signOut { isSignedOut } }');
    expect((await client.refusal('mutation { heartbeat { isOnline } }')).extensions.code).toBe(
      'SIGN_IN_REQUIRED',
    );
  });

  test('after a crash has emptied the table the profile remembers, an hour coarse', async () => {
    const person = await createPerson(product, { lastSeenAt: null });
    await isOnline(person);
    const first = (await profileOf(person)).lastSeenAt;
    await product.runJob('keep-last-seen');
    product.clock.advance({ minutes: 30 });
    await person.client.data('mutation { heartbeat { isOnline } }');
    await isOnline(person);
    await product.runJob('keep-last-seen');
    await sql(product.databaseUrl, 'truncate presence');
    expect(await profileOf(person)).toEqual({ online: false, lastSeenAt: first });
  });
});

describe('what it costs', () => {
  test('a thousand heartbeats write no profile, and one statement for all of a batch', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(product)));
    await isOnline(people[0] as Person);
    statements.length = 0;
    const started = Date.now();
    for (let round = 0; round < 100; round += 1)
      await Promise.all(people.map(({ client }) => client.data('mutation { heartbeat { isOnline } }')));
    const isSession = (line: string) => /from session s join account/.test(line);
    // Other workers of the product speak to the database too.
    const isOurs = (line: string) =>
      /\b(presence|profile|account)\b|\bupdate session\b/.test(line) && !/webhook/.test(line);
    const others = statements.filter((line) => isOurs(line) && !isSession(line));
    console.log(
      `1,000 heartbeats: ${statements.filter(isSession).length} statements to know the session, ${others.length} for presence`,
    );
    expect(statements.filter(isSession)).toHaveLength(1_000);
    // A batch each second, however long it took, and those who came.
    expect(others.length).toBeLessThanOrEqual((Date.now() - started) / 1_000 + 4);
    for (const line of others) expect(line).toContain('insert into presence');
  });
});

describe('presenceChanged', () => {
  let live: LiveClient | undefined;
  const open = async (...people: Person[]) => {
    live = await openLive(product);
    return live.subscribe(follow, { ids: people.map(({ id }) => id) });
  };
  const nobody = async () => {
    const person = await createPerson(product);
    await isOnline(person);
    const signals = product.ports.pubsub.subscribe(`presence:${person.id}`);
    const gone = signals.next();
    product.clock.advance({ minutes: 5 });
    await gone;
    await signals.return?.();
    return person;
  };

  test('tells the state, who comes at once, and who goes after a minute', async () => {
    const [mei, arif] = [await nobody(), await nobody()];
    const next = await open(mei, arif);
    expect(await next()).toEqual(told([mei, false], [arif, false]));
    const started = Date.now();
    await mei.client.data('mutation { heartbeat { isOnline } }');
    expect(await next()).toEqual(told([mei, true]));
    expect(Date.now() - started).toBeLessThan(3_000);
    product.clock.advance({ seconds: 61 });
    expect(await next()).toEqual(told([mei, false]));
    expect(Date.now() - started).toBeLessThan(10_000);
    live?.dispose();
  });

  test('whoever comes back before it was told that they had gone is told to those who saw them offline', async () => {
    const mei = await createPerson(product);
    await isOnline(mei);
    product.clock.advance({ seconds: 61 });
    const next = await open(mei);
    expect(await next()).toEqual(told([mei, false]));
    await mei.client.data('mutation { heartbeat { isOnline } }');
    let event = await next();
    // Going may be told just before.
    if (JSON.stringify(event) === JSON.stringify(told([mei, false]))) event = await next();
    expect(event).toEqual(told([mei, true]));
    live?.dispose();
  });

  test('an open signed-in socket keeps its person online; a visitor’s keeps nobody', async () => {
    const mei = await nobody();
    const next = await open(mei);
    expect(await next()).toEqual(told([mei, false]));
    const socket = await openLive(product, mei.client.cookie);
    expect(await next()).toEqual(told([mei, true]));
    socket.dispose();
    live?.dispose();
  });

  test.each(['closed', 'suspended'])(
    'whoever is %s is told once to be away, and is found by nobody',
    async (how) => {
      const [mei, other] = await Promise.all([createPerson(product), createPerson(product)]);
      await Promise.all([isOnline(mei), isOnline(other)]);
      const isVisitor = how === 'closed';
      live = await openLive(product, isVisitor ? undefined : viewer.client.cookie);
      const next = live.subscribe(
        follow.replace('id online', 'id fullName online lastSeenAt bio followers'),
        {
          ids: [mei.id],
        },
      );
      const otherNext = live.subscribe(follow, { ids: [other.id] });
      const here = await next();
      expect(here).toMatchObject(told([mei, true]));
      expect(await otherNext()).toEqual(told([other, true]));
      if (isVisitor)
        await mei.client.data(
          'mutation ($p: String!) { closeAccount(input: { password: $p }) { closedAccountId } }',
          { p: password },
        );
      else {
        const staff = await createPerson(product, { isStaff: true });
        const suspend =
          'mutation ($id: ID!) { suspendAccount(input: { accountId: $id, reason: "Spam." }) { staffAccount { id } } }';
        await staff.client.data(suspend, { id: mei.id });
      }
      const away = { online: false, lastSeenAt: null, bio: null, followers: 0 };
      let event = await next();
      // Their coming may be told just after it was read.
      while (JSON.stringify(event) === JSON.stringify(here)) event = await next();
      expect(event).toEqual({
        data: {
          presenceChanged: [{ id: idOf('Profile', mei.id), fullName: expect.stringMatching(/./), ...away }],
        },
      });
      // A second signal, and somebody else's who is not hidden, tell nothing.
      let isMore = false;
      void next().then(
        () => (isMore = true),
        () => undefined,
      );
      const { pubsub } = product.ports;
      await pubsub.publish(`presence:${mei.id}`, { kind: 'presence', id: mei.id });
      await pubsub.publish(`presence:${mei.id}`, { kind: 'visibility', id: mei.id });
      await pubsub.publish(`presence:${other.id}`, { kind: 'visibility', id: other.id });
      product.clock.advance({ seconds: 61 });
      let last = await otherNext();
      if (JSON.stringify(last) === JSON.stringify(told([other, true]))) last = await otherNext();
      expect(last).toEqual(told([other, false]));
      expect(isMore).toBe(false);
      live.dispose();
    },
  );

  test('no more than a hundred people, and none that cannot be', async () => {
    live = await openLive(product);
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    for (const [asked, code] of [[ids, 'BAD_INPUT'] as const, [['x'], 'NOT_FOUND'] as const]) {
      const answer = await live
        .subscribe(follow, { ids: asked })()
        .catch((errors: unknown) => ({ errors }));
      expect(JSON.stringify(answer)).toContain(code);
    }
    live.dispose();
  });

  test('who was online when a process ended goes offline in the next one', async () => {
    const person = await createPerson(product);
    await isOnline(person);
    const signals = product.ports.pubsub.subscribe(`presence:${person.id}`);
    const gone = signals.next();
    const { orm, ports, clock } = product;
    const next = startPresence({
      orm,
      clock,
      log: ports.log,
      pubsub: ports.pubsub,
      online: createMemoryOnlinePeople(),
    });
    // Once it has read who is there.
    await new Promise((resolve) => setTimeout(resolve, 100));
    product.clock.advance({ seconds: 61 });
    await next.sweep();
    expect((await gone).value).toEqual({ kind: 'presence', id: person.id });
    await next.stop();
    await signals.return?.();
  });
});
