import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from '../harness/child-server.ts';
import { watchHolds } from '../harness/holds.ts';
import { Inbox, offer, sendMost } from '../harness/inbox.ts';
import { percentile } from '../harness/measure-reads.ts';
import { processorTime } from '../harness/processor-time.ts';
import { graphqlDialect, openSockets } from '../harness/sockets.ts';
import { type Report, table } from '../harness/table.ts';
import { type Look, tokenOf } from '../workloads/workload.ts';

const PER_SECOND = 20_000;
const P99_MS = 15;
const WITHIN = 0.15;
/** Share of what is offered that arrives while it is offered; the rest is on its way when the time is over. */
const KEPT_UP = 0.99;
const WARM_SECONDS = 2;
const SECONDS = 6;
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
  /** Arrived each second when as many as possible are on their way. */
  readonly peak: number;
  /** The same when the wanted number is offered evenly, and how long those took. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerSocket: number;
  /** Milliseconds that the event loops were held up, of each the longest hundredth: what of the waits is whose. */
  readonly held: { readonly server: number; readonly client: number };
  /** Microseconds of processor time for one of as many deliveries as possible: of the server, the database, the client. */
  readonly cost: readonly number[];
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

/** Has the server tell some people of their notification. */
function tell(server: ChildServer, recipients: readonly Recipient[]): void {
  server.send({ tell: recipients.flatMap(({ account, notification }) => [account, notification]) });
}

/** A subscription does not say when it listens: everybody is told something until they have heard it. */
async function untilAllListen(
  server: ChildServer,
  recipients: readonly Recipient[],
  heard: ReadonlySet<number>,
): Promise<void> {
  for (let tries = 0; heard.size < recipients.length; tries += 1) {
    if (tries > 60) throw new Error(`${recipients.length - heard.size} subscribers hear nothing`);
    const deaf = recipients.filter((_, socket) => !heard.has(socket));
    for (let first = 0; first < deaf.length; first += 500) tell(server, deaf.slice(first, first + 500));
    await sleep(1_000);
  }
}

/** Microseconds of processor time since the beginning: of the server, the database and this process. */
function spent(server: ChildServer, databasePid: number): number[] {
  const { user, system } = process.cpuUsage();
  return [processorTime(server.pid) * 1000, processorTime(databasePid) * 1000, user + system];
}

async function measure(
  server: ChildServer,
  databasePid: number,
  recipients: readonly Recipient[],
): Promise<Seen> {
  const count = recipients.length;
  const before = await server.memory();
  const inbox = new Inbox(count, (told) =>
    tell(
      server,
      told.flatMap((socket) => recipients[socket] ?? []),
    ),
  );
  const dialect = graphqlDialect(query, {}, (socket) => tokenOf(recipients[socket]?.account ?? 0));
  const sockets = await openSockets(server.port, count, dialect, (socket) => inbox.arrive(socket));
  await untilAllListen(server, recipients, inbox.heard);
  const bytesPerSocket = ((await server.memory()) - before) / count;
  await sendMost(inbox, WARM_SECONDS);
  const began = spent(server, databasePid);
  const peak = await sendMost(inbox, SECONDS);
  const ended = spent(server, databasePid);
  const cost = ended.map((at, part) => (at - (began[part] ?? 0)) / inbox.waits.length);
  const [heldServer, heldClient] = [server.watchHolds(), watchHolds()];
  const perSecond = await offer(inbox, PER_SECOND, SECONDS);
  const held = { client: heldClient(), server: await heldServer() };
  sockets.close();
  const [p50, p99] = [percentile(inbox.waits, 0.5), percentile(inbox.waits, 0.99)];
  return { sockets: count, peak, perSecond, p50, p99, bytesPerSocket, held, cost };
}

/** W6 and the memory of an idle subscriber: notifications by recipient, to fewer and to more sockets. */
export async function measureByRecipient(
  start: () => Promise<ChildServer>,
  { look, databasePid }: { readonly look: Look; readonly databasePid: number },
  sizes: readonly number[] = [2_000, 10_000],
): Promise<Report> {
  const seen: Seen[] = [];
  for (const size of sizes) {
    const server = await start();
    try {
      seen.push(await measure(server, databasePid, await recipientsOf(look, size)));
    } finally {
      await server.stop();
    }
  }
  const failures: string[] = [];
  for (const { sockets, perSecond, p99 } of seen) {
    if (perSecond < PER_SECOND * KEPT_UP)
      failures.push(
        `W6: ${perSecond.toFixed(0)} deliveries/s at ${sockets} sockets of ${PER_SECOND} that were offered`,
      );
    if (p99 > P99_MS)
      failures.push(`W6: p99 of ${p99.toFixed(1)} ms at ${sockets} sockets, at most ${P99_MS}`);
  }
  // What a server takes anyway, whoever comes, weighs least where most have come.
  const idle = (seen.at(-1)?.bytesPerSocket ?? 0) / 1024;
  if (idle > MOST_MEMORY_KB)
    failures.push(`an idle subscriber takes ${idle.toFixed(1)} kB, at most ${MOST_MEMORY_KB}`);
  const rates = seen.map(({ peak }) => peak);
  const apart = 1 - Math.min(...rates) / Math.max(...rates);
  if (apart > WITHIN)
    failures.push(
      `W6: the most at either number of sockets are ${(apart * 100).toFixed(0)} % apart, at most ${WITHIN * 100}`,
    );
  const rows = seen.map(({ sockets, peak, perSecond, p50, p99, bytesPerSocket, held, cost }) => [
    `W6 by recipient, ${sockets} sockets`,
    peak.toFixed(0),
    cost.map((part) => part.toFixed(0)).join(' + '),
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    held.server.toFixed(1),
    held.client.toFixed(1),
    (bytesPerSocket / 1024).toFixed(1),
  ]);
  const head = [
    'live',
    'at most/s',
    'µs each: server + database + client',
    `of ${PER_SECOND}/s offered`,
    'p50 ms',
    'p99 ms',
    'server held p99 ms',
    'client held p99 ms',
    'kB per idle subscriber',
  ];
  return { text: `${table(head, rows)}\nthe most are ${(apart * 100).toFixed(0)} % apart`, failures };
}
