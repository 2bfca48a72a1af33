import { sql } from './sql.ts';

/** Ids to query in a filled shop. */
export interface FilledShop {
  /** A member with 600 products for sale and 600 purchases. */
  readonly viewer: number;
  readonly productId: number;
  readonly orderId: number;
  readonly staff: number;
}

/**
 * Fills the shop so that reading a whole table is a bug: 12,000 products of many sellers, 12,000 orders with payments,
 * movements and history, 4,000 reviews, 200 of them about one product.
 */
export async function fillShop(url: string, viewer: number): Promise<FilledShop> {
  const run = (text: string) => sql(url, text);
  await run(`insert into product (owner_id, state, title, description, excerpt, amount_minor, discount_percent, stock_count,
      category_ids, pictures, created_at, updated_at)
    select case when n % 20 = 0 then ${viewer} else people.ids[1 + n % people.count] end,
      case when n % 10 = 9 then 'hidden' else 'active' end,
      (array['Bowl', 'Lamp', 'Basket', 'Poster', 'Cup'])[1 + n % 5] || ' number ' || n, 'Made by hand.', 'Made by hand.',
      100 + (n * 7919) % 90000, n % 4 * 10, n % 60, array[1 + n % 11], array['picture-' || n], now(), now()
    from generate_series(1, 12000) as n,
      (select array_agg(id order by id) as ids, count(*)::int as count from profile where is_listed) as people`);
  await run(`insert into product_order (product_id, buyer_id, seller_id, state, method, title, quantity, unit_minor, total_minor,
      currency, recipient, phone, line1, postal_code, problem, due_at, created_at, paid_at, shipped_at, delivered_at, updated_at)
    select p.id, case when p.id % 20 = 1 then ${viewer} else other.id end, p.owner_id,
      (array['paid', 'shipped', 'delivered', 'delivered'])[1 + p.id % 4], 'card', p.title, 1, p.price_minor, p.price_minor,
      'USD', 'A', '81234567', 'B', '427356', case when p.id % 400 = 1 then 'Broken.' end,
      case when p.id % 4 < 2 then now() + interval '3 days' end, now(), now(), now(),
      case when p.id % 4 > 1 then now() end, now()
    from product p join lateral (select id from account where id <> p.owner_id and id > p.id % 3000 order by id limit 1)
      as other on true where p.owner_id <> ${viewer} or p.id % 20 <> 1`);
  await run(`insert into order_payment (order_id, payer_id, amount_minor, currency, state, provider_payment_id,
      provider_charge_id, attempt, chargeback_id, chargeback_state, chargeback_checked_at, created_at, updated_at)
    select id, buyer_id, total_minor, currency, 'succeeded', 'pi_' || id, 'ch_' || id, 1,
      case when id % 500 = 0 then 'dp_' || id end, case when id % 500 = 0 then 'open' end,
      case when id % 500 = 0 then now() end, now(), now() from product_order`);
  await run(`insert into order_movement (order_id, kind, party_id, amount_minor, currency, state, destination, provider_id,
      retry_at, created_at, updated_at)
    select id, 'payout', seller_id, total_minor, currency, 'succeeded', 'acct', 'tr_' || id, now(), now(), now()
    from product_order where state = 'delivered'`);
  await run(`insert into transition (process, subject_id, action, from_state, to_state, side, at)
    select 'order', id, action, null, state, 'system', now() from product_order,
      unnest(array['place', 'paid', 'ship']) as action`);
  await run(`insert into product_review (order_id, product_id, author_id, rating, text, created_at)
    select o.id, case when row_number() over (order by o.id) <= 200 then (select min(product_id) from product_order)
      else o.product_id end, o.buyer_id, 1 + o.id % 5, 'Holds noodles.', now() from product_order o
    order by o.id limit 4000`);
  // Merges the pending list of the text index, which every search would read.
  await run(
    'vacuum analyze product, product_order, order_payment, order_movement, product_review, transition',
  );
  const [found] = await run(`select (select min(product_id) from product_order) as product,
    (select min(id) from product_order where buyer_id = ${viewer}) as "order"`);
  const [staff] = await run(`update account set staff_roles = '{lead}'
    where id = (select min(account_id) from session where account_id > ${viewer}) returning id`);
  return {
    staff: Number(staff?.id),
    viewer,
    productId: Number(found?.product),
    orderId: Number(found?.order),
  };
}
