import { expect } from 'vitest';
import { freeProcess, paidProcess } from '../../api/modules/remarks/remark.process.ts';
import { eventsOf, eventTable } from '../../api/modules/webhooks/webhook.events.ts';
import { startOutbox } from '../../api/server/jobs/outbox.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { followSteps } from './followed-steps.ts';
import { idOf, rowNumber } from './global-ids.ts';
import { startHookReceiver } from './hook-receiver.ts';
import { createCast, liveRandomly, randomFrom } from './random-lives.ts';
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
  /** How often the socket and one of the two outboxes end and begin anew, at most once in ten jobs. */
  readonly restarts: number;
}

/** Jobs that are lived at the same time. */
const AT_ONCE = 8;

/**
 * Lives jobs at random, some at a time, with two outboxes at work. Again and again the socket and one outbox are gone
 * for some jobs and come back in the midst of others. Checks that subscription, feed and webhook tell the same steps:
 * all of them, once, and each job's in order.
 */
export async function checkRandomLives(product: TestProduct, { people, campaigns, seed, restarts }: Plan) {
  const receiver = await startHookReceiver();
  const cast = await createCast(product, people, campaigns);
  const { brand } = cast;
  await brand.client.data(hook, { input: { url: receiver.url, events: Object.keys(WebhookEvent) } });
  const begin = () => startOutbox(product.orm, product.ports, product.clock);
  let other = begin();
  const socket = await followSteps(product, brand.client.cookie);
  const random = randomFrom(seed);
  const lives = cast.campaigns.flatMap((campaign) =>
    cast.influencers.map((person) => () => liveRandomly(product, cast, campaign, person, random)),
  );
  const live = (some: typeof lives) => Promise.all(some.map((one) => one()));
  const liveWithBoth = (some: typeof lives) => {
    other.poke();
    return live(some);
  };
  const every = Math.max(2 * AT_ONCE, Math.floor(lives.length / restarts));
  let restarted = 0;
  for (let at = 0; at < lives.length; at += every) {
    const some = lives.slice(at, at + every);
    // The first step is heard, so that there is one to continue after.
    if (socket.heard.length > 0) {
      socket.leave();
      await other.stop();
      await live(some.splice(0, AT_ONCE));
      other = begin();
      restarted += 1;
      await Promise.all([liveWithBoth(some.splice(0, AT_ONCE)), socket.comeBack()]);
    }
    while (some.length > 0) await liveWithBoth(some.splice(0, AT_ONCE));
    await until(() => socket.heard.length > 0);
  }
  await other.idle();
  await product.settled();
  await other.stop();
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

  // Nothing tells the sender of webhooks what the other outbox wrote: it looks every second.
  await until(() => receiver.received.length >= events.length, 30_000).catch(() => undefined);
  const place = new Map(events.map(({ id }, at) => [id, at]));
  const bodies: {
    id: string;
    type: string;
    created: string;
    data: { remark: { id: string; state: string } };
  }[] = receiver.received.map(({ body }) => JSON.parse(body));
  bodies.sort(
    (a, b) => a.created.localeCompare(b.created) || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0),
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
  socket.leave();
  await receiver.close();
  return { lives: lives.length, steps: steps.length, restarts: restarted };
}
