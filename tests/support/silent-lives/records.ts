import { sql } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import type { Draft, Step } from './deadlines.ts';
import type { Balances, Movement } from './expected-money.ts';
import type { Life } from './life.ts';

/** A notification about a job. */
export interface Notice {
  readonly code: string;
  readonly at: Date;
}

/** All that the product has written down about one job. */
export interface Record {
  readonly steps: readonly Step[];
  readonly movements: readonly Movement[];
  readonly balances: Partial<Balances>;
  readonly notices: readonly Notice[];
  readonly drafts: readonly Draft[];
}

const stepsSql = `select subject_id as id, action, from_state as "from", to_state as "to", side, at from transition
  where process = 'remark' and subject_id = any($1) order by transition.id`;

/** Movements with what each is about at the provider. Keys name a refund by our number, a reversal by its transfer. */
const movementsSql = `select g.remark_id as id, g.kind, g.created_at as at, jsonb_object_agg(e.account, e.amount_minor) as moved,
    case g.kind when 'refund' then substring(g.key from '^refund-(\\d+)')::int
      when 'refund_returned' then (select (o.body #>> '{metadata,refund}')::int from payment_provider.objects o
        where o.id = substring(g.key from '^refund-returned-(.+)$')) end as "refundId",
    coalesce(f.kind = 'provider', false) as "isTheirs",
    case g.kind when 'refund' then (case when f.kind = 'provider' then coalesce(f.provider_refund_id, gone.id) end)
      when 'refund_returned' then substring(g.key from '^refund-returned-(.+)$')
      when 'reversal' then substring(g.key from '^reversal-(.+)-\\d+$')
      else c.provider_dispute_id end as about,
    case when g.kind = 'reversal' then substring(g.key from '-(\\d+)$')::bigint::float8 end as "reversedMinor"
  from ledger_group g join ledger_entry e on e.group_id = g.id
    left join refund f on g.kind = 'refund' and f.id = substring(g.key from '^refund-(\\d+)')::int
    left join chargeback c on g.kind like 'chargeback%' and c.id = substring(g.key from '-(\\d+)$')::int
    left join lateral (select o.id from payment_provider.objects o join payment p on p.id = f.payment_id
      where f.kind = 'provider' and f.provider_refund_id is null and o.kind = 'refund'
        and o.body ->> 'payment_intent' = p.provider_payment_id and o.body ->> 'status' = 'failed'
        and o.body #> '{metadata,refund}' is null and (o.body ->> 'amount')::bigint = f.amount_minor + f.fee_minor
      limit 1) gone on true
  where g.remark_id = any($1)
  group by g.id, f.id, c.id, gone.id order by g.id`;

const balancesSql = `select remark_id as id, jsonb_object_agg(account, minor) as balances from (
    select remark_id, account, sum(amount_minor) as minor from ledger_entry where remark_id = any($1)
    group by remark_id, account) s group by remark_id`;

const noticesSql = `select remark_id as id, code, created_at as at from notification where remark_id = any($1) order by notification.id`;

const draftsSql = `select remark_id as id, state, created_at as "createdAt", answer_deadline as "answerDeadline",
    decided_at as "decidedAt", decided_by as "decidedBy"
  from submission where kind = 'draft' and remark_id = any($1) order by submission.id`;

/** Reads what is written down about all lives. */
export async function readRecords(
  { databaseUrl }: TestProduct,
  lives: readonly Life[],
): Promise<Map<Life, Record>> {
  const ids = [lives.map(({ remarkId }) => remarkId)];
  const read = async <T>(query: string) =>
    Map.groupBy((await sql(databaseUrl, query, ids)) as unknown as (T & { id: number })[], ({ id }) => id);
  const steps = await read<Step>(stepsSql);
  const movements = await read<Movement>(movementsSql);
  const balances = await read<{ balances: Partial<Balances> }>(balancesSql);
  const notices = await read<Notice>(noticesSql);
  const drafts = await read<Draft>(draftsSql);
  return new Map(
    lives.map((life) => [
      life,
      {
        steps: steps.get(life.remarkId) ?? [],
        movements: movements.get(life.remarkId) ?? [],
        balances: balances.get(life.remarkId)?.[0]?.balances ?? {},
        notices: notices.get(life.remarkId) ?? [],
        drafts: drafts.get(life.remarkId) ?? [],
      },
    ]),
  );
}

/** Amounts of the provider's refunds, disputes and transfers by their ids. */
export async function readAmounts({ databaseUrl }: TestProduct): Promise<Map<string, number>> {
  const rows = await sql(
    databaseUrl,
    `select id, (body ->> 'amount')::bigint::float8 as minor from payment_provider.objects
     where kind in ('refund', 'dispute', 'transfer')`,
  );
  return new Map(rows.map(({ id, minor }) => [String(id), Number(minor)]));
}

/** Jobs that broken invariants name, also by their rows of other tables. */
export async function readNamed(
  { databaseUrl }: TestProduct,
  broken: readonly string[],
): Promise<Set<number>> {
  const named = new Set<number>();
  for (const [, table, id] of broken
    .join(' ')
    .matchAll(/(job|payment|payout|refund|dispute|chargeback) (\d+)/g)) {
    const job = `select remark_id as id from ${table} where id = $1`;
    const rows = await sql(databaseUrl, table === 'job' ? 'select $1::int as id' : job, [id]);
    named.add(Number(rows[0]?.id));
  }
  return named;
}
