import { expect } from 'vitest';
import { freeProcess, paidProcess } from '../../api/modules/remarks/remark.process.ts';
import { eventsOf, eventTable } from '../../api/modules/webhooks/webhook.events.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { followFeed, followSteps } from './followed-steps.ts';
import { idOf, rowNumber } from './global-ids.ts';
import { startHookReceiver } from './hook-receiver.ts';
import { createCast, liveRandomly, randomFrom } from './random-lives.ts';
import type { SecondServer } from './second-server.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';
import { until } from './until.ts';

const feed = `query ($after: String) { events(first: 100, after: $after) { pageInfo { hasNextPage endCursor }
  nodes { id type createdAt remark { id state } } } }`;
const hook = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`;

interface Step {
  readonly id: number;
  readonly remarkId: number;
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly side: string;
  readonly wasHired: boolean;
  readonly isFree: boolean;
}

const stepsSql = `select t.id::int as id, t.subject_id as "remarkId", t.action, t.from_state as "from", t.to_state as "to",
    t.side, r.hired_at is not null as "wasHired", c.type <> 'paid' as "isFree"
  from transition as t join remark as r on r.id = t.subject_id join campaign as c on c.id = r.campaign_id
  where t.process = 'remark' order by t.id`;

/** What the owner is told of a step. */
function publicEvents({ action, from, to, side, isFree, wasHired }: Step): string[] {
  const { steps } = isFree ? freeProcess : paidProcess;
  const step = steps.find(
    (one) =>
      one.action === action &&
      one.to === to &&
      (one.from as string[]).includes(from ?? '') &&
      (one.by as string[]).includes(side),
  );
  const fact = from === null ? 'remark.applied' : (step?.event ?? '');
  return eventsOf(fact).filter((event) => {
    const { when } = eventTable[event];
    return !when || (when === 'hired') === wasHired;
  });
}

const nameOf = (event: string): string => event.toUpperCase().replace('.', '_');
const byRemark = <T>(rows: readonly T[], keyOf: (row: T) => unknown, tell: (row: T) => unknown) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(rows, (row) => String(keyOf(row)))).map(([id, of = []]) => [
      id,
      of.map(tell),
    ]),
  );

/** How many jobs are lived, and how. */
interface Plan {
  readonly people: number;
  readonly campaigns: number;
  readonly seed: number;
  /** How often the second server ends and begins anew, at most once in 16 jobs. */
  readonly restarts: number;
}

/** Jobs that are lived at the same time. */
const AT_ONCE = 8;

/**
 * Lives jobs at random, some at a time, with two servers at work. Again and again the second one, with the socket of the
 * owner, ends in the midst of some jobs, is gone for others and comes back. Checks that subscription, feed and webhook
 * tell the same steps: all of them, once, and each job's in order. `repeats` are webhooks that came twice, as the same message.
 */
export async function checkRandomLives(
  product: TestProduct,
  second: SecondServer,
  { people, campaigns, seed, restarts }: Plan,
) {
  const receiver = await startHookReceiver();
  const cast = await createCast(product, people, campaigns);
  const { brand } = cast;
  await brand.client.data(hook, { input: { url: receiver.url, events: Object.keys(WebhookEvent) } });
  await second.begin();
  const openLive = () => second.openLive(brand.client.cookie);
  const sockets = [await followSteps(openLive), await followFeed(openLive)] as const;
  const [socket, feedSocket] = sockets;
  const leave = () => {
    for (const each of sockets) each.leave();
  };
  const random = randomFrom(seed);
  const lives = cast.campaigns.flatMap((campaign) =>
    cast.influencers.map(
      (person) => () => liveRandomly(product, cast, campaign, person, random, second.send),
    ),
  );
  const live = (some: typeof lives) => Promise.all(some.map((one) => one()));
  const comeBack = async (): Promise<void> => {
    await second.begin();
    for (const each of sockets) await each.comeBack();
  };
  const every = Math.max(2 * AT_ONCE, Math.floor(lives.length / restarts));
  let restarted = 0;
  for (let at = 0; at < lives.length; at += every) {
    const some = lives.slice(at, at + every);
    await Promise.all([live(some.splice(0, AT_ONCE)), second.end()]);
    leave();
    restarted += 1;
    await Promise.all([live(some.splice(0, AT_ONCE)), comeBack()]);
    while (some.length > 0) await live(some.splice(0, AT_ONCE));
  }
  await second.settle();
  await product.settled();
  const steps = (await sql(product.databaseUrl, stepsSql)) as unknown as Step[];
  const told = () => socket.heard.flatMap(({ event, remark }) => (event ? [{ ...event, remark }] : []));
  await until(() => told().length >= steps.length, 30_000).catch(() => undefined);
  const tellStep = ({ id, action, to }: { id: unknown; action: string; to: string }) =>
    `${id} ${action} ${to.toUpperCase()}`;
  expect(byRemark(told(), ({ remark }) => rowNumber(remark.id), tellStep)).toEqual(
    byRemark(
      steps.map((step) => ({ ...step, id: idOf('RemarkEvent', step.id) })),
      ({ remarkId }) => remarkId,
      tellStep,
    ),
  );

  const events: { id: string; type: string; createdAt: string; remark: { id: string; state: string } }[] = [];
  for (let after: string | null = null, isMore = true; isMore; ) {
    const page: { nodes: typeof events; pageInfo: { hasNextPage: boolean; endCursor: string | null } } = (
      await brand.client.data(feed, { after })
    ).events;
    events.push(...page.nodes);
    after = page.pageInfo.endCursor;
    isMore = page.pageInfo.hasNextPage;
  }
  await until(() => feedSocket.heard.length >= events.length, 30_000).catch(() => undefined);
  expect(feedSocket.heard).toEqual(events.map(({ id }) => ({ id })));
  const expected = steps.flatMap((step) =>
    publicEvents(step).map((event) => ({ ...step, line: `${nameOf(event)} ${step.to.toUpperCase()}` })),
  );
  const tellEvent = ({ type, remark }: (typeof events)[number]) => `${type} ${remark.state}`;
  expect(byRemark(events, ({ remark }) => rowNumber(remark.id), tellEvent)).toEqual(
    byRemark(
      expected,
      ({ remarkId }) => remarkId,
      ({ line }) => line,
    ),
  );

  // Nothing tells the sender of webhooks what the other server wrote: it looks every second. What a dead one was at waits
  // until its claim expires.
  const messages = () => new Map(receiver.received.map(({ body }) => [JSON.parse(body).id, body]));
  await until(() => messages().size >= events.length, 90_000).catch(() => undefined);
  const place = new Map(events.map(({ id }, at) => [id, at]));
  const bodies: {
    id: string;
    type: string;
    createdAt: string;
    data: { remark: { id: string; state: string } };
  }[] = [...messages().values()].map((body) => JSON.parse(body));
  bodies.sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0),
  );
  const tellBody = ({ id, type, data }: (typeof bodies)[number]) =>
    `${id} ${nameOf(type)} ${data.remark.state}`;
  expect(byRemark(bodies, ({ data }) => data.remark.id, tellBody)).toEqual(
    byRemark(
      events,
      ({ remark }) => remark.id,
      (event) => `${event.id} ${tellEvent(event)}`,
    ),
  );
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(messages().size);
  leave();
  await second.end();
  await receiver.close();
  const repeats = receiver.received.length - messages().size;
  return { lives: lives.length, steps: steps.length, restarts: restarted, repeats };
}
