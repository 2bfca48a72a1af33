import { type Sql, sql } from '../../platform/sql.ts';

/** SQL: the `OrderFacts` of an order as JSON. The service and the view use the same. */
export function orderFacts(row: string): Sql {
  const id = sql.ref(`${row}.id`);
  return sql`json_build_object(
    'state', ${sql.ref(`${row}.state`)},
    'method', ${sql.ref(`${row}.method`)},
    'buyerId', ${sql.ref(`${row}.buyer_id`)},
    'sellerId', ${sql.ref(`${row}.seller_id`)},
    'isCharging', exists (select from order_payment as paying where paying.order_id = ${id}
      and paying.state in ('created', 'processing')),
    'chargebackOpen', exists (select from order_payment as asked where asked.order_id = ${id}
      and asked.chargeback_state = 'open'),
    'hasProblem', ${sql.ref(`${row}.problem`)} is not null,
    'isReviewed', exists (select from product_review as said where said.order_id = ${id}))`;
}
