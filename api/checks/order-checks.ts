import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Sign of each kind of movement on each account of an order: minus leaves it, plus enters it. */
const SHAPES = sql`(('purchase', 'card', -1), ('purchase', 'held', 1), ('purchase_refunded', 'held', -1),
  ('purchase_refunded', 'card', 1), ('purchase_refund_returned', 'card', -1), ('purchase_refund_returned', 'held', 1),
  ('sale_paid_out', 'held', -1), ('sale_paid_out', 'payout', 1), ('cash_sale', 'cash', -1), ('cash_sale', 'cash', 1),
  ('chargeback', 'held', -1), ('chargeback', 'platform', -1), ('chargeback', 'chargeback', 1),
  ('chargeback_won', 'chargeback', -1), ('chargeback_won', 'held', 1), ('chargeback_won', 'platform', 1),
  ('chargeback_lost', 'chargeback', -1), ('chargeback_lost', 'card', 1))`;

/** SQL: balance of an account for an order. */
const balance = (account: string) => sql`coalesce((select sum(e.amount_minor) from ledger_entry e
  where e.order_id = o.id and e.account = ${sql.lit(account)}), 0)`;

/** Invariants of orders, their stock, money and postings. */
export const orderChecks: SqlChecks = {
  stock_never_negative: {
    why: 'Nobody is sold what is not there.',
    violations: sql`select 'product ' || id as id, 'stock ' || stock_count as detail from product where stock_count < 0`,
  },
  orders_cost_what_was_agreed: {
    why: 'The total is the price times the quantity, and the card is charged that.',
    violations: sql`select 'order ' || o.id as id, o.total_minor || ' for ' || o.quantity || ' at ' || o.unit_minor
        || ', charged ' || coalesce(p.amount_minor || ' ' || p.currency, 'nothing') as detail
      from product_order o left join order_payment p on p.order_id = o.id
      where o.total_minor <> o.unit_minor * o.quantity or (p.id is not null and (p.amount_minor, p.currency, p.payer_id)
        is distinct from (o.total_minor, o.currency, o.buyer_id))`,
  },
  orders_hold_as_the_state_says: {
    why: 'What was paid by card is held until the buyer has the goods or the money back, less what a bank took.',
    violations: sql`select 'order ' || o.id as id, o.state || ', holds ' || ${balance('held')} as detail
      from product_order o left join order_payment p on p.order_id = o.id
      where ${balance('held')} <> case
        when o.method = 'card' and (o.state in ('paid', 'shipped', 'refunding') or o.state = 'delivered'
          and not exists (select from order_movement m where m.order_id = o.id and m.kind = 'payout' and m.state = 'succeeded'))
        then o.total_minor - case when p.chargeback_state <> 'won' then coalesce(p.chargeback_held_minor, 0) else 0 end
        else 0 end`,
  },
  orders_state_and_payment_agree: {
    why: 'An order is paid when its card was charged; cash orders have no charge; unpaid ones are not sent by card.',
    violations: sql`select 'order ' || o.id as id, o.method || ', ' || o.state || ', payment ' || coalesce(p.state, 'none') as detail
      from product_order o left join order_payment p on p.order_id = o.id
      where (o.method = 'cash' and (p.id is not null or o.state in ('paid', 'refunding', 'refunded')))
        or (o.method = 'card' and (coalesce(p.state, '') = 'succeeded')
          is distinct from (o.state in ('paid', 'shipped', 'delivered', 'refunding', 'refunded')))`,
  },
  orders_charge_is_posted: {
    why: 'What a card paid for an order stands in the ledger with the same amount, and nothing else does.',
    violations: sql`select 'order ' || p.order_id as id, p.state || ', posted ' || coalesce(e.minor::text, 'nothing') as detail
      from order_payment p left join lateral (select -sum(entry.amount_minor) as minor from ledger_group g
        join ledger_entry entry on entry.group_id = g.id and entry.account = 'card'
        where g.order_id = p.order_id and g.kind = 'purchase') e on true
      where e.minor is distinct from case when p.state = 'succeeded' then p.amount_minor end`,
  },
  orders_movements_are_posted: {
    why: 'What went back to the buyer or on to the seller stands in the ledger, and nothing else does.',
    violations: sql`select 'order ' || o.id as id, 'moved ' || coalesce(m.kind || ' ' || m.state, 'nothing')
        || ', card ' || ${balance('card')} || ', payout ' || ${balance('payout')} as detail
      from product_order o left join order_movement m on m.order_id = o.id and m.state = 'succeeded'
        left join order_payment p on p.order_id = o.id
      where o.method = 'card' and (${balance('payout')} <> case when m.kind = 'payout' then m.amount_minor else 0 end
        or ${balance('card')} <> case when p.state = 'succeeded' then -o.total_minor else 0 end
          + case when m.kind = 'refund' then m.amount_minor else 0 end
          + case when p.chargeback_state = 'lost' then p.chargeback_minor else 0 end)`,
  },
  orders_chargebacks_are_posted: {
    why: 'What a bank took lies on its account until it is decided; held money covers it first, the rest is our advance.',
    violations: sql`select 'order ' || o.id as id, coalesce(p.chargeback_state, 'none') || ', chargeback ' || ${balance('chargeback')}
        || ', platform ' || ${balance('platform')} as detail
      from product_order o join order_payment p on p.order_id = o.id
      where ${balance('chargeback')} <> case when p.chargeback_state = 'open' then coalesce(p.chargeback_minor, 0) else 0 end
        or ${balance('platform')} <> case when p.chargeback_state in ('open', 'lost')
          then coalesce(p.chargeback_held_minor, 0) - coalesce(p.chargeback_minor, 0) else 0 end
        or (p.chargeback_state is null) <> (p.chargeback_id is null)
        or (p.chargeback_minor is null) <> (p.chargeback_held_minor is null)
        or p.chargeback_held_minor > p.chargeback_minor`,
  },
  frozen_orders_move_no_money: {
    why: 'While banks argue about a payment, nothing of it is on its way.',
    violations: sql`select 'order ' || p.order_id as id, m.kind || ' to ' || m.destination as detail
      from order_payment p join order_movement m on m.order_id = p.order_id
      where p.chargeback_state = 'open' and m.state = 'created' and m.destination is not null`,
  },
  cash_is_posted_at_the_door: {
    why: 'Both statements tell the cash of a delivery, once, and of nothing else.',
    violations: sql`select 'order ' || o.id as id, o.method || ', ' || o.state || ', posted ' || count(e.id) as detail
      from product_order o left join ledger_entry e on e.order_id = o.id and e.account = 'cash'
        and e.amount_minor = case e.party_id when o.seller_id then o.total_minor when o.buyer_id then -o.total_minor end
      group by o.id having count(e.id) <> case when o.method = 'cash' and o.state = 'delivered' then 2 else 0 end
        or count(e.id) <> (select count(*) from ledger_entry x where x.order_id = o.id and x.account = 'cash')`,
  },
  orders_ledger_has_its_shape: {
    why: 'Each kind of movement goes from where to where it should, for the right person, in the currency of the order.',
    violations: sql`select 'ledger entry ' || e.id as id, g.kind || ' with ' || e.amount_minor || ' on ' || e.account as detail
      from ledger_entry e join ledger_group g on g.id = e.group_id
        join product_order o on o.id = coalesce(e.order_id, g.order_id)
      where e.order_id is distinct from g.order_id or e.remark_id is not null or g.remark_id is not null
        or e.currency <> o.currency or (g.kind, e.account, sign(e.amount_minor)) not in ${SHAPES}
        or e.party_id is distinct from case e.account when 'card' then o.buyer_id when 'payout' then o.seller_id
          when 'cash' then case when e.amount_minor > 0 then o.seller_id else o.buyer_id end end`,
  },
  orders_money_is_known_to_the_provider: {
    why: 'Money that moved has the provider’s number; nothing is on its way for more than an hour unseen.',
    violations: (now) => {
      const long = new Date(now.getTime() - 3_600_000);
      return sql`select 'order ' || order_id as id, 'has no charge' as detail from order_payment
          where state = 'succeeded' and (provider_payment_id is null or provider_charge_id is null)
        union all select 'order ' || order_id, kind || ' has no number' from order_movement
          where state = 'succeeded' and provider_id is null and not is_by_hand
        union all select 'order ' || order_id, 'payment ' || state || ' since ' || updated_at from order_payment
          where state in ('created', 'processing') and updated_at < ${long}
        union all select 'order ' || order_id, kind || ' due since ' || retry_at from order_movement
          where state = 'created' and retry_at < ${long} and updated_at < ${long}`;
    },
  },
  reviews_are_of_buyers: {
    why: 'Only who received a product says how it is.',
    violations: sql`select 'review ' || v.id as id, 'of order ' || o.id || ', ' || o.state as detail
      from product_review v join product_order o on o.id = v.order_id
      where v.author_id <> o.buyer_id or v.product_id <> o.product_id
        or (o.state <> 'delivered' and o.delivered_at is null)`,
  },
};
