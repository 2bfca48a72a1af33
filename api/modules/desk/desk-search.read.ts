import type { DeskHit, DeskHitKind } from '../../../schema/desk-search.ts';
import { type IdType, prefixOf } from '../../../schema/global-id.ts';
import type { Ctx } from '../../platform/context.ts';
import { readScalar } from '../../platform/read/read-batch.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { type SearchWords, searchWords } from './search-words.ts';

/** Rows of each kind; with all kinds a screen of a phone. */
const EACH = 6;

const anyOf = (parts: readonly (Sql | false | undefined)[]): Sql | null => {
  const given = parts.filter((part): part is Sql => part instanceof Object);
  return given.length > 0 ? sql`(${sql.join(given, sql` or `)})` : null;
};

const nameOf = (person: Sql): Sql =>
  sql`(select trim(named.first || ' ' || named.last) from profile as named where named.id = ${person})`;

const both = (one: Sql, other: Sql): Sql => sql`concat_ws(' · ', ${nameOf(one)}, ${nameOf(other)})`;

/** The id that the words name of a type: with its prefix, or as a bare number. */
function idOf({ known, id }: SearchWords, type: IdType): number | undefined {
  return known ? (known.prefix === prefixOf(type) ? known.id : undefined) : id;
}

const equals = (column: Sql, value: unknown): Sql | false => value !== undefined && sql`${column} = ${value}`;

interface Found {
  readonly kind: DeskHitKind;
  readonly type: IdType;
  readonly id: Sql;
  readonly title: Sql;
  readonly line: Sql;
  readonly state?: Sql;
  readonly payment?: Sql;
  readonly minor?: Sql;
  readonly currency?: Sql;
}

/** SQL: hits of a kind: titles that begin with what is looked for, then newest first. */
function hits(
  { pattern }: SearchWords,
  { kind, type, id, title, line, ...more }: Found,
  from: Sql,
  where: Sql | null,
): Sql[] {
  if (!where) return [];
  const { state = sql`null`, payment = sql`null`, minor = sql`null`, currency = sql`'USD'` } = more;
  return [
    sql`(select ${sql.lit(kind)} as kind, ${sql.lit(`${prefixOf(type)}_`)} || ${id} as id, ${title} as title,
        coalesce(${line}, '') as line, (${state})::text as state, (${payment})::int as payment, (${minor})::bigint as minor, (${currency})::text as currency
      from ${from} where ${where} order by ${title} ilike ${pattern?.slice(1) ?? ''} desc nulls last, ${id} desc limit ${sql.lit(EACH)})`,
  ];
}

function people(words: SearchWords): Sql[] {
  const { pattern, last4 } = words;
  const where = anyOf([
    equals(sql`a.id`, idOf(words, 'Account')),
    pattern !== undefined &&
      sql`a.id in (select p.id from profile as p
          where (p.first || ' ' || p.last || ' ' || coalesce(p.username::text, '')) ilike ${pattern}
        union select mailed.id from account as mailed where mailed.email::text ilike ${pattern})`,
    last4 !== undefined &&
      sql`a.id in (select bank.owner_id from bank_account as bank where bank.last4 = ${last4}
        union select saved.account_id from saved_payment_method as saved where saved.last4 = ${last4})`,
  ]);
  const line = sql`concat_ws(' · ', a.email::text, '@' || (select p.username::text from profile as p where p.id = a.id))`;
  const title = nameOf(sql`a.id`);
  return hits(
    words,
    { kind: 'person', type: 'Account', id: sql`a.id`, title, line },
    sql`account as a`,
    where,
  );
}

function campaigns(words: SearchWords): Sql[] {
  const { pattern } = words;
  const where = anyOf([
    equals(sql`c.id`, idOf(words, 'Campaign')),
    pattern !== undefined && sql`c.title ilike ${pattern}`,
  ]);
  const found: Found = {
    kind: 'campaign',
    type: 'Campaign',
    id: sql`c.id`,
    title: sql`c.title`,
    line: nameOf(sql`c.owner_id`),
    state: sql`c.state`,
    minor: sql`coalesce(c.budget_minor, c.product_value_minor)`,
    currency: sql`c.currency`,
  };
  return hits(words, found, sql`campaign as c`, where);
}

const ofJob = {
  type: 'Remark',
  id: sql`r.id`,
  title: sql`(select c.title from campaign as c where c.id = r.campaign_id)`,
} as const;

function jobs(words: SearchWords): Sql[] {
  const { known } = words;
  const where = anyOf([
    equals(sql`r.id`, idOf(words, 'Remark')),
    known?.prefix === prefixOf('Dispute') &&
      sql`r.id in (select d.remark_id from dispute as d where d.id = ${known.id})`,
    known?.prefix === prefixOf('Chargeback') &&
      sql`r.id in (select b.remark_id from chargeback as b where b.id = ${known.id})`,
  ]);
  const line = both(sql`r.owner_id`, sql`r.applicant_id`);
  return hits(words, { ...ofJob, kind: 'job', line, state: sql`r.state` }, sql`remark as r`, where);
}

/** SQL: ledger entries of a receipt or statement. */
const entryOf = ({
  year,
  issuer,
  number,
}: NonNullable<SearchWords['paper']>): Sql => sql`(select e.id from paper as issued
  join ledger_entry as e on e.id = issued.entry_id
  where issued.year = ${year} and issued.issuer_id = ${issuer} and issued.number = ${number})`;

function payments(words: SearchWords): Sql[] {
  const { providerId, amountMinor, last4, email, paper, known } = words;
  const where = anyOf([
    known?.prefix === prefixOf('StaffPayment') && sql`y.id = ${known.id}`,
    providerId !== undefined &&
      sql`(y.provider_payment_id = ${providerId} or y.provider_charge_id = ${providerId}
        or y.id in (select sent.payment_id from payout as sent
            where sent.provider_transfer_id = ${providerId} or ${providerId} = any(sent.earlier_transfers)
          union select sent.payment_id from bank_transfer as way join payout as sent on sent.id = way.payout_id
            where ${providerId} in (way.transfer_id, way.payment_id, way.bank_payout_id)
          union select back.payment_id from refund as back where back.provider_refund_id = ${providerId}
          union select b.payment_id from chargeback as b where b.provider_dispute_id = ${providerId}))`,
    amountMinor !== undefined && sql`${amountMinor} in (y.amount_minor, y.amount_minor + y.fee_minor)`,
    last4 !== undefined &&
      sql`y.method_id in (select saved.method_id from saved_payment_method as saved where saved.last4 = ${last4})`,
    email !== undefined &&
      sql`exists (select from account as mailed where mailed.email = ${email} and mailed.id in (y.payer_id, y.payee_id))`,
    paper && sql`y.remark_id = (select e.remark_id from ledger_entry as e where e.id = ${entryOf(paper)})`,
  ]);
  const found: Found = {
    ...ofJob,
    kind: 'payment',
    line: sql`concat_ws(' · ', ${both(sql`y.payer_id`, sql`y.payee_id`)}, y.provider_payment_id)`,
    state: sql`y.state`,
    payment: sql`y.id`,
    minor: sql`y.amount_minor + y.fee_minor`,
    currency: sql`y.currency`,
  };
  return hits(words, found, sql`payment as y join remark as r on r.id = y.remark_id`, where);
}

function orders(words: SearchWords): Sql[] {
  const { providerId, amountMinor, email, paper } = words;
  const where = anyOf([
    equals(sql`o.id`, idOf(words, 'Order')),
    providerId !== undefined &&
      sql`o.id in (select asked.order_id from order_payment as asked
          where ${providerId} in (asked.provider_payment_id, asked.provider_charge_id, asked.chargeback_id)
        union select m.order_id from order_movement as m where m.provider_id = ${providerId})`,
    amountMinor !== undefined && sql`o.total_minor = ${amountMinor}`,
    email !== undefined &&
      sql`exists (select from account as mailed where mailed.email = ${email} and mailed.id in (o.buyer_id, o.seller_id))`,
    paper && sql`o.id = (select e.order_id from ledger_entry as e where e.id = ${entryOf(paper)})`,
  ]);
  const found: Found = {
    kind: 'order',
    type: 'Order',
    id: sql`o.id`,
    title: sql`o.title`,
    line: both(sql`o.buyer_id`, sql`o.seller_id`),
    state: sql`o.state`,
    minor: sql`o.total_minor`,
    currency: sql`o.currency`,
  };
  return hits(words, found, sql`product_order as o`, where);
}

/**
 * What staff may mean by a text: people by name, username, address or last four digits; campaigns by title; all by their
 * ids; payments and orders by ids at the provider, amount, address of a side and number of a receipt. At most six of each
 * kind, in one statement. Nothing below two characters. The caller has checked for staff. Throws BAD_INPUT.
 */
export async function searchDesk(ctx: Ctx, text: string): Promise<DeskHit[]> {
  const words = searchWords(text);
  const parts = words ? [people, payments, jobs, campaigns, orders].flatMap((find) => find(words)) : [];
  if (parts.length === 0) return [];
  return readScalar<DeskHit[]>(
    ctx.em,
    sql`select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'line', line, 'state', state, 'paymentId', payment,
        'amount', case when minor is not null then json_build_object('amount', minor, 'currency', currency) end)), '[]')
      from (${sql.join(parts, sql` union all `)}) as hit`,
    'anew',
  );
}
