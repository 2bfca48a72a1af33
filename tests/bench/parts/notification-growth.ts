import { deleteBatch, retention } from '../../../api/modules/personal-data/retention.service.ts';
import { encodeCursor, newestFirst } from '../../../api/platform/read/cursor.ts';
import { systemCtx } from '../../../api/server/system-context.ts';
import { withConnection } from '../../support/sql.ts';
import { heavy, OLD, usual } from '../data/many-notifications.ts';
import { percentile } from '../harness/measure-reads.ts';
import {
  explain,
  type Listening,
  planFaults,
  type SentStatement,
  type Work,
  workOf,
} from '../harness/plans.ts';
import { type Report, table } from '../harness/table.ts';

/** A database of one size, and the product on it. */
export interface Sized {
  readonly notifications: number;
  readonly url: string;
  readonly listening: Listening;
}

/** Times that something is read; fewer for the member with very many, whose counts take long. */
const ROUNDS = { usual: 100, heavy: 30 };
/**
 * Flat means: at most this many times as long in the large table as in the small one. What changes rows does it once for
 * each member, so that the pages of the large table come from the disk, and its indexes are a level deeper.
 */
const FLAT = { read: 1.5, change: 2 };

const FIELDS =
  'nodes { id type message campaignTitle path createdAt readAt image { tiny } } pageInfo { endCursor hasNextPage }';
const MARK = 'mutation { markNotificationsRead { markedCount } }';

/** Milliseconds of the middle time in the small and the large table, and what the database did for it. */
interface Row {
  readonly what: string;
  readonly times: readonly [number, number];
  readonly work: readonly [Work, Work];
  /** Of a read: faults of the plans for these values and for all. */
  readonly faults?: readonly string[];
}

type Both = readonly [Sized, Sized];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The middle time of something at each size, taking turns, so that what else the machine does meets both alike. */
async function takeTurns(
  both: Both,
  turns: number,
  work: (sized: Sized, turn: number) => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, sized] of both.entries()) times[index]?.push(await timed(() => work(sized, turn)));
  return [percentile(times[0], 0.5), percentile(times[1], 0.5)];
}

const workAt = async (
  both: Both,
  statementOf: (sized: Sized) => Promise<SentStatement>,
): Promise<[Work, Work]> => {
  const [less, more] = both;
  return [
    workOf(await explain(less.url, await statementOf(less))),
    workOf(await explain(more.url, await statementOf(more))),
  ];
};

/** The one statement about notifications among those that were sent. */
function ofNotifications(sent: readonly SentStatement[], pattern: RegExp): SentStatement {
  const found = sent.filter(({ text }) => pattern.test(text) && text.includes('notification'));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} statements instead of one`);
  return found[0];
}

/** A read by the same member at both sizes. */
async function read(
  both: Both,
  what: string,
  query: (sized: Sized) => string,
  members: readonly number[],
): Promise<Row> {
  const ask = ({ listening }: Sized, text: string, member: number) => listening.send(text, {}, member);
  const member = (turn: number): number => members[turn % members.length] ?? 0;
  const rounds = members[0] === heavy.member ? ROUNDS.heavy : ROUNDS.usual;
  const times = await takeTurns(both, rounds, (sized, turn) => ask(sized, query(sized), member(turn)));
  const statementOf = async (sized: Sized) =>
    ofNotifications(await ask(sized, query(sized), member(0)), /^(\/\*.*?\*\/ )?select \(/);
  const [, more] = both;
  const faults = await planFaults(more.url, [await statementOf(more)]);
  return { what, times, work: await workAt(both, statementOf), faults };
}

/** A page at half the depth of a member's notifications. */
async function halfway({ url }: Sized, member: number): Promise<string> {
  const rows = await withConnection(url, (client) =>
    client.query(
      `select percentile_disc(0.5) within group (order by id)::text as id from notification where recipient_id = ${member}`,
    ),
  );
  return encodeCursor('notifications', newestFirst('n'), [String(rows.rows[0]?.id)]);
}

async function reads(both: Both, who: string, members: readonly number[]): Promise<Row[]> {
  const [first = 0] = members;
  const cursors = new Map<Sized, string>();
  for (const sized of both) cursors.set(sized, await halfway(sized, first));
  const page = (args: string) => `{ notifications(first: 12${args}) { ${FIELDS} } }`;
  return [
    await read(both, `first page, ${who}`, () => page(''), members),
    await read(both, `page at half depth, ${who}`, (sized) => page(`, after: "${cursors.get(sized)}"`), [
      first,
    ]),
    await read(both, `unread count, ${who}`, () => '{ notifications { unread } }', members),
  ];
}

/** The statement that marks all notifications of a member as read, heard from a call of another one. */
async function markStatement({ listening }: Sized, caller: number, member: number): Promise<SentStatement> {
  const { text, values } = ofNotifications(await listening.send(MARK, {}, caller), /update notification set/);
  return { text, values: values.map((value) => (value === caller ? member : value)) };
}

/** Marks all as read, once for each member. */
async function mark(both: Both, what: string, caller: number, members: readonly number[]): Promise<Row> {
  const [first = 0] = members;
  const work = await workAt(both, (sized) => markStatement(sized, caller, first));
  const times = await takeTurns(both, members.length, ({ listening }, turn) =>
    listening.send(MARK, {}, members[turn]),
  );
  return { what, times, work };
}

/** The job that deletes old notifications, batch by batch. */
async function retentionSteps(both: Both): Promise<Row> {
  const { notification: kept } = retention;
  if (!kept) throw new Error('notifications are kept for ever');
  const places = new Map<Sized, string | null>();
  const first = new Map<Sized, SentStatement>();
  const times = await takeTurns(both, OLD / 5_000 - 1, async (sized, turn) => {
    const { listening } = sized;
    const ctx = systemCtx({ ...listening.product, afterCommit: () => undefined });
    listening.heard.length = 0;
    const next = await ctx.inTransaction((inner) =>
      deleteBatch(inner, 'notification', kept, places.get(sized) ?? null),
    );
    places.set(sized, next);
    if (turn === 0) first.set(sized, ofNotifications(listening.heard, /delete from/));
  });
  const work = await workAt(both, async (sized) => first.get(sized) ?? { text: '', values: [] });
  return { what: 'delete 5,000 old ones', times, work };
}

/** What members and the job do at two sizes of the table. */
export async function measureNotifications(less: Sized, more: Sized): Promise<Report> {
  const both: Both = [less, more];
  const everybody = Array.from({ length: usual.members }, (_, index) => usual.first + index);
  const rows = [
    ...(await reads(both, '1,000 of their own', everybody)),
    await read(both, 'total, 1,000 of their own', () => '{ notifications { totalCount } }', everybody),
    ...(await reads(both, '100,000 of their own', [heavy.member])),
    await mark(both, 'mark 200 as read', usual.members, everybody.slice(0, -1)),
    await mark(both, 'mark 20,000 as read', usual.members, [heavy.member]),
    await retentionSteps(both),
  ];
  const millions = ({ notifications }: Sized): string => `${notifications / 1_000_000} million`;
  const ms = (value: number): string => value.toFixed(2);
  const ratio = ({ times: [small, large] }: Row): number => large / small;
  const head = ['', `ms at ${millions(less)}`, `at ${millions(more)}`, 'ratio', 'buffers', '', 'indexes'];
  const lines = rows.map((row) => [
    row.what,
    ...row.times.map(ms),
    ms(ratio(row)),
    ...row.work.map(({ buffers }) => String(buffers)),
    row.work[1].reads.join(', '),
  ]);
  const failures = [
    ...rows
      .filter((row) => ratio(row) > (row.faults ? FLAT.read : FLAT.change))
      .map((row) => `${row.what} takes ${ms(ratio(row))} times as long at ${millions(more)}`),
    ...rows.flatMap(({ what, faults = [] }) => faults.map((fault) => `${what}: ${fault}`)),
  ];
  return { text: table(head, lines), failures };
}
