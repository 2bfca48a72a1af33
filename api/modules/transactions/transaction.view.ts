import { Transaction } from '../../../schema/transaction.ts';
import { type Column, columnsOf, one, oneById, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { campaignOf } from '../campaigns/campaign.view.ts';
import { ledgerEntryTable } from '../ledger/ledger.view.ts';
import { orderView } from '../orders/order.view.ts';
import { paperView } from '../papers/paper.view.ts';
import { involvedProfileView } from '../profiles/profile.view.ts';
import { Remark } from '../remarks/remark.entity.ts';

const { column } = columnsOf(ledgerEntryTable);

/** The other side: who was hired or sold for money spent; who hired or bought for money earned. */
const counterparty: Column = one(
  involvedProfileView,
  (person, row) => sql`${sql.ref(`${person}.id`)} = coalesce((
    select case when bought.buyer_id = ${sql.ref(`${row}.party_id`)} then bought.seller_id else bought.buyer_id end
    from product_order as bought where bought.id = ${sql.ref(`${row}.order_id`)}), (
    select case when ${sql.ref(`${row}.account`)} = 'card' then job.applicant_id else about.owner_id end
    from remark as job join campaign as about on about.id = job.campaign_id
    where job.id = ${sql.ref(`${row}.remark_id`)}))`,
);

/** The campaign of the movement's job. */
const campaign: Column = (
  row,
  field,
  plan,
) => sql`(select ${campaignOf(columnsOf(Remark).column('campaignId'))('job', field, plan)}
  from remark as job where job.id = ${sql.ref(`${row}.remark_id`)})`;

/** What a movement was for; its English label is the same in words. */
const kind: Column = (row) => sql`case (select moved.kind from ledger_group as moved
    where moved.id = ${sql.ref(`${row}.group_id`)})
  when 'reversal' then 'payout_taken_back' when 'refund_returned' then 'refund_returned'
  when 'purchase_refund_returned' then 'refund_returned' when 'chargeback_lost' then 'chargeback'
  else case when ${sql.ref(`${row}.order_id`)} is not null then case when exists (select from product_order as bought
      where bought.id = ${sql.ref(`${row}.order_id`)} and bought.buyer_id = ${sql.ref(`${row}.party_id`)})
      then 'product_purchase' else 'product_sold' end
    when ${sql.ref(`${row}.account`)} = 'payout' then 'influencer_hired' else 'campaign_fees' end end`;

/** View of Transaction: a ledger entry of the viewer's card or payout account. */
export const transactionView = viewOf(Transaction, ledgerEntryTable, {
  id: column('id'),
  // Refunds return to the card, so the sign decides and not the account.
  direction: (row) => sql`case when ${sql.ref(`${row}.amount_minor`)} > 0 then 'earned' else 'spent' end`,
  kind,
  label: (row, field, plan) => sql`initcap(replace(${kind(row, field, plan)}, '_', ' '))`,
  amount: (row) => sql`json_build_object('amount', abs(${sql.ref(`${row}.amount_minor`)}),
    'currency', ${sql.ref(`${row}.currency`)})`,
  fee: (row) => sql`(select json_build_object('amount', abs(part.amount_minor), 'currency', part.currency)
    from ledger_entry as part where part.group_id = ${sql.ref(`${row}.group_id`)} and part.account = 'fee')`,
  paper: one(paperView, (paper, row) => sql`${sql.ref(`${paper}.entry_id`)} = ${sql.ref(`${row}.id`)}`),
  createdAt: column('createdAt'),
  // The ledger never changes.
  updatedAt: column('createdAt'),
  campaign,
  order: oneById(orderView, column('orderId')),
  counterparty,
});
