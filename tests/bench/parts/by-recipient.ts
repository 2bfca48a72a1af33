import type { ChildServer } from '../harness/child-server.ts';
import { watchHolds } from '../harness/holds.ts';
import { percentile } from '../harness/measure-reads.ts';
import { graphqlDialect, openSockets, until } from '../harness/sockets.ts';
import { type Report, table } from '../harness/table.ts';
import { type Look, tokenOf } from '../workloads/workload.ts';

const PER_SECOND = 20_000;
const P99_MS = 10;
const WITHIN = 0.15;
const SECONDS = 6;
/** Notifications on their way at once; more would only measure the queue. */
const ON_THE_WAY = 128;
const MOST_MEMORY_KB = 40;

const query =
  'subscription { notificationAdded { id type message campaignTitle path createdAt readAt image { tiny } } }';

interface Recipient {
  readonly account: number;
  readonly notification: number;
}

/** What was seen at a number of sockets. */
interface Seen {
  readonly sockets: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerSocket: number;
  /** Milliseconds that the event loops were held up, of each the longest hundredth: what of the waits is whose. */
  readonly held: { readonly server: number; readonly client: number };
}

/** People with a notification, each with one of theirs. */
async function recipientsOf(look: Look, count: number): Promise<Recipient[]> {
  const rows =
    await look<Recipient>(`select recipient_id as account, max(id)::int as notification from notification
    where recipient_id in (select id from account where email_verified_at is not null)
    group by recipient_id order by recipient_id limit ${count}`);
  if (rows.length < count) throw new Error(`there are ${rows.length} people with notifications only`);
  return rows;
}

const signalOf = ({ account, notification }: Recipient) => ({
  topic: `account:${account}`,
  signal: { kind: 'notification', id: notification },
});

/** A subscription does not say when it listens: everybody is told something until they have heard it. */
async function untilAllListen(
  server: ChildServer,
  recipients: readonly Recipient[],
  heard: ReadonlySet<number>,
): Promise<void> {
  for (let tries = 0; heard.size < recipients.length; tries += 1) {
    if (tries > 60) throw new Error(`${recipients.length - heard.size} subscribers hear nothing`);
    const deaf = recipients.filter((_, socket) => !heard.has(socket));
    for (let first = 0; first < deaf.length; first += 500)
      server.send({ publish: deaf.slice(first, first + 500).map(signalOf) });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function measure(server: ChildServer, recipients: readonly Recipient[]): Promise<Seen> {
  const count = recipients.length;
  const before = await server.memory();
  const sentAt = new Float64Array(count);
  const waits: number[] = [];
  const heard = new Set<number>();
  let onTheWay = 0;
  let next = 0;
  let isRunning = false;
  const publish = (): void => {
    const batch = [];
    while (onTheWay < ON_THE_WAY) {
      const socket = next++ % count;
      const recipient = recipients[socket];
      if (!recipient || sentAt[socket] !== 0) break;
      sentAt[socket] = performance.now();
      onTheWay += 1;
      batch.push(signalOf(recipient));
    }
    if (batch.length > 0) server.send({ publish: batch });
  };
  const sockets = await openSockets(
    server.port,
    count,
    graphqlDialect(query, {}, (socket) => tokenOf(recipients[socket]?.account ?? 0)),
    (socket) => {
      heard.add(socket);
      if (heard.size < count || sentAt[socket] === 0) return;
      waits.push(performance.now() - (sentAt[socket] ?? 0));
      sentAt[socket] = 0;
      onTheWay -= 1;
      if (isRunning && onTheWay <= ON_THE_WAY / 2) publish();
    },
  );
  await untilAllListen(server, recipients, heard);
  const bytesPerSocket = ((await server.memory()) - before) / count;
  const run = async (seconds: number): Promise<number> => {
    waits.length = 0;
    const began = performance.now();
    isRunning = true;
    publish();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    isRunning = false;
    const delivered = waits.length;
    const took = (performance.now() - began) / 1000;
    await until(() => onTheWay === 0, 'a notification');
    return delivered / took;
  };
  await run(2);
  const [heldServer, heldClient] = [server.watchHolds(), watchHolds()];
  const perSecond = await run(SECONDS);
  const held = { client: heldClient(), server: await heldServer() };
  sockets.close();
  return {
    sockets: count,
    perSecond,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    bytesPerSocket,
    held,
  };
}

/** W6 and the memory of an idle subscriber: notifications by recipient, to fewer and to more sockets. */
export async function measureByRecipient(
  start: () => Promise<ChildServer>,
  look: Look,
  sizes: readonly number[] = [2_000, 10_000],
): Promise<Report> {
  const seen: Seen[] = [];
  for (const size of sizes) {
    const server = await start();
    try {
      seen.push(await measure(server, await recipientsOf(look, size)));
    } finally {
      await server.stop();
    }
  }
  const failures: string[] = [];
  for (const { sockets, perSecond, p99 } of seen) {
    if (perSecond < PER_SECOND)
      failures.push(`W6: ${perSecond.toFixed(0)} deliveries/s at ${sockets} sockets, at least ${PER_SECOND}`);
    if (p99 > P99_MS)
      failures.push(`W6: p99 of ${p99.toFixed(1)} ms at ${sockets} sockets, at most ${P99_MS}`);
  }
  // What a server takes anyway, whoever comes, weighs least where most have come.
  const idle = (seen.at(-1)?.bytesPerSocket ?? 0) / 1024;
  if (idle > MOST_MEMORY_KB)
    failures.push(`an idle subscriber takes ${idle.toFixed(1)} kB, at most ${MOST_MEMORY_KB}`);
  const rates = seen.map(({ perSecond }) => perSecond);
  const apart = 1 - Math.min(...rates) / Math.max(...rates);
  if (apart > WITHIN) failures.push(`W6: ${(apart * 100).toFixed(0)} % apart, at most ${WITHIN * 100}`);
  const rows = seen.map(({ sockets, perSecond, p50, p99, bytesPerSocket, held }) => [
    `W6 by recipient, ${sockets} sockets`,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    held.server.toFixed(1),
    held.client.toFixed(1),
    (bytesPerSocket / 1024).toFixed(1),
  ]);
  const head = [
    'live',
    'deliveries/s',
    'p50 ms',
    'p99 ms',
    'server held p99 ms',
    'client held p99 ms',
    'kB per idle subscriber',
  ];
  return { text: `${table(head, rows)}\n${(apart * 100).toFixed(0)} % apart`, failures };
}
