import type { PageInput } from '../../../schema/page.ts';
import type { Transaction, TransactionFilter } from '../../../schema/transaction.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Page, readPage } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { transactionView } from './transaction.view.ts';

function conditionsOf(filter: TransactionFilter): Sql[] {
  const parts: Sql[] = [];
  const { direction, types, minAmount, maxAmount, from, to } = filter;
  if (direction) parts.push(direction === 'earned' ? sql`r.amount_minor > 0` : sql`r.amount_minor < 0`);
  if (types?.length) {
    parts.push(sql`exists (select from remark as job join campaign as about on about.id = job.campaign_id
      where job.id = r.remark_id and about.type in (${sql.join(types)}))`);
  }
  if (minAmount != null) parts.push(sql`abs(r.amount_minor) >= ${minAmount}`);
  if (maxAmount != null) parts.push(sql`abs(r.amount_minor) <= ${maxAmount}`);
  if (from) parts.push(sql`r.created_at >= ${from}::date::timestamp at time zone 'Asia/Singapore'`);
  if (to) parts.push(sql`r.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Singapore'`);
  return parts;
}

/** One page of the actor's statement, newest first. Days are those of Asia/Singapore. */
export function readMyTransactions(
  ctx: Ctx,
  filter: TransactionFilter,
  fields: readonly Field[],
  page?: PageInput,
): Promise<Page<Transaction>> {
  const mine = sql`r.party_id = ${accountIdOf(ctx)} and r.account in ('card', 'payout', 'cash')`;
  return readPage(
    ctx,
    {
      view: transactionView,
      table: 'ledger_entry',
      where: () => sql.join([mine, ...conditionsOf(filter)], sql` and `),
      order: () => sql`r.id desc`,
    },
    fields,
    page,
  );
}
