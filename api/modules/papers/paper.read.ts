import type { Money } from '../../../schema/money.ts';
import type { AnnualStatement, AnnualTotal, Paper, ReceivedProduct } from '../../../schema/paper.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import { type Fields, pick } from '../../platform/read/selection.ts';
import { sql } from '../../platform/sql.ts';
import { paperView } from './paper.view.ts';

/** A paper of the actor; null for everybody else's. */
export function readPaper(ctx: Ctx, id: number, fields: Fields): Promise<Paper | null> {
  const me = accountIdOf(ctx);
  const where = () => sql`r.id = ${id} and r.party_id = ${me}`;
  return readOne<Paper>(ctx, { view: paperView, where }, fields);
}

/** One page of the actor's papers, newest first, of one year of Singapore or of all. */
export function readPapers(ctx: Ctx, year: number | null, fields: Fields, page?: PageAsked) {
  const me = accountIdOf(ctx);
  const where = () => sql`r.party_id = ${me} and (${year}::int is null or r.year = ${year})`;
  return readPage<Paper>(ctx, { view: paperView, where, keys: newestFirst }, fields, page);
}

const money = pick('amount', 'currency');

/** All that a printed paper says. */
export const wholePaper: Fields = [
  ...pick('number', 'kind', 'recipient', 'counterparty', 'about', 'createdAt'),
  ...pick(['issuer', pick('name', 'address', 'taxNumber')], ['total', money], ['fee', money]),
];

/** SQL: entries of the ledger that papers of the actor in a year are about, with the fee of each. */
const booked = (me: number, year: number) => sql`select e.account, e.currency, e.amount_minor,
    coalesce((select f.amount_minor from ledger_entry as f where f.group_id = e.group_id and f.account = 'fee'
      and e.account = 'card'), 0) as fee_minor
  from paper as p join ledger_entry as e on e.id = p.entry_id where p.party_id = ${me} and p.year = ${year}`;

async function totalsOf(ctx: Ctx, me: number, year: number): Promise<AnnualTotal[]> {
  const rows = await sql<{ currency: string; paid: number; fee: number; earned: number }>`
    select currency, sum(fee_minor)::float8 as fee,
      coalesce(-sum(amount_minor) filter (where account = 'card'), 0)::float8 as paid,
      coalesce(sum(amount_minor) filter (where account = 'payout'), 0)::float8 as earned
    from (${booked(me, year)}) as mine group by currency order by currency`.rows(ctx);
  return rows.map(({ currency, paid, fee, earned }) => {
    const of = (amount: number): Money => ({ amount, currency });
    return { paid: of(paid), fee: of(fee), earned: of(earned) };
  });
}

/** SQL: when the product of a sponsored job `r` was received; earlier jobs, without a shipment `s`, had it when done. */
const receivedAt = sql`coalesce(s.received_at, case when s.remark_id is null and r.state = 'done' then r.done_at end)`;

/** Products of sponsored jobs that the actor received in a year. */
function productsOf(ctx: Ctx, me: number, year: number): Promise<ReceivedProduct[]> {
  return sql<ReceivedProduct>`
    select c.title as campaign, trim(b.first || ' ' || b.last) as brand, to_json(${receivedAt}) as "receivedAt",
      case when c.product_value_minor is not null then
        json_build_object('amount', c.product_value_minor, 'currency', 'USD') end as value
    from remark as r join campaign as c on c.id = r.campaign_id join profile as b on b.id = c.owner_id
      left join shipment as s on s.remark_id = r.id
    where r.applicant_id = ${me} and c.type = 'sponsored'
      and extract(year from ${receivedAt} at time zone 'Asia/Singapore') = ${year}
    order by ${receivedAt}, r.id limit 1000`.rows(ctx);
}

function sumOf(products: readonly ReceivedProduct[]): Money[] {
  const sums = new Map<string, number>();
  for (const { value } of products)
    if (value) sums.set(value.currency, (sums.get(value.currency) ?? 0) + value.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** The years of Singapore in which the actor has papers or received products, newest first. */
async function yearsOf(ctx: Ctx, me: number): Promise<number[]> {
  const rows = await sql<{ year: number }>`
    select year from paper where party_id = ${me}
    union select extract(year from ${receivedAt} at time zone 'Asia/Singapore')::int
      from remark as r join campaign as c on c.id = r.campaign_id left join shipment as s on s.remark_id = r.id
      where r.applicant_id = ${me} and c.type = 'sponsored' and ${receivedAt} is not null
    order by year desc`.rows(ctx);
  return rows.map(({ year }) => year);
}

/** What the actor paid, earned and received in a year, the newest one when null; null when there is none yet. */
export async function readAnnualStatement(ctx: Ctx, asked: number | null): Promise<AnnualStatement | null> {
  const me = accountIdOf(ctx);
  const years = await yearsOf(ctx, me);
  const year = asked ?? years[0];
  if (year === undefined) return null;
  const totals = await totalsOf(ctx, me, year);
  const products = await productsOf(ctx, me, year);
  const counted = await sql<{ papers: number }>`
    select count(*)::int as papers from paper where party_id = ${me} and year = ${year}`.first(ctx);
  return {
    year,
    years,
    papers: counted?.papers ?? 0,
    totals,
    products,
    productsValue: sumOf(products),
    pdf: `/papers/annual-${year}.pdf`,
    csv: `/papers/${year}.csv`,
  };
}

/** A line of the list of papers. Amounts in minor units, negative for money from the member. */
export interface PaperLine {
  readonly number: string;
  readonly day: string;
  readonly kind: string;
  readonly about: string;
  readonly counterparty: string | null;
  readonly currency: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
}

/** Papers of the actor in a year, oldest first. */
export function readPaperLines(ctx: Ctx, year: number): Promise<PaperLine[]> {
  return sql<PaperLine>`
    select p.year || '-' || p.issuer_id || '-' || lpad(p.number::text, 6, '0') as number,
      (p.created_at at time zone 'Asia/Singapore')::date::text as day, p.kind, p.about, p.counterparty, e.currency,
      e.amount_minor::float8 as "amountMinor", coalesce((select abs(f.amount_minor) from ledger_entry as f
        where f.group_id = e.group_id and f.account = 'fee' and e.account = 'card'), 0)::float8 as "feeMinor"
    from paper as p join ledger_entry as e on e.id = p.entry_id
    where p.party_id = ${accountIdOf(ctx)} and p.year = ${year} order by p.issuer_id, p.number`.rows(ctx);
}
