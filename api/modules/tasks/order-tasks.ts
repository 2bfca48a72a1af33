import type { TaskKind } from '../../../schema/task.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { canBePaidOut } from '../profiles/can-be-paid-out.facts.ts';
import { bankHold } from '../remarks/money/job-money.facts.ts';
import { kind, type TaskValues, tasks, viewer } from './task-row.ts';

/** What orders of one side have in common. */
const orderValues = (name: TaskKind, person: Sql, since: Sql): TaskValues => ({
  kind: kind(name),
  subject_id: sql`o.id`,
  order_id: sql`o.id`,
  person_id: person,
  deadline_at: sql`o.due_at`,
  amount_minor: sql`o.total_minor`,
  currency: sql`o.currency`,
  created_at: since,
});

const notFrozen = sql`not exists (select from order_payment as asked
  where asked.order_id = o.id and asked.chargeback_state = 'open')`;

/** SQL: orders that the viewer sends. */
export const sales = (plan: Plan): Sql =>
  tasks(
    orderValues('order_to_send', sql`o.buyer_id`, sql`coalesce(o.paid_at, o.created_at)`),
    sql`product_order as o where o.seller_id = ${viewer(plan)}
      and (o.state = 'paid' or o.state = 'placed' and o.method = 'cash') and ${notFrozen}`,
  );

/** SQL: orders that were sent to the viewer. */
export const purchases = (plan: Plan): Sql =>
  tasks(
    orderValues('order_to_confirm', sql`o.seller_id`, sql`coalesce(o.shipped_at, o.created_at)`),
    sql`product_order as o where o.buyer_id = ${viewer(plan)} and o.state = 'shipped' and o.problem is null`,
  );

/** SQL: sales of the viewer whose payout has no destination. */
export const heldSales = (plan: Plan): Sql =>
  tasks(
    {
      ...orderValues('payout_held', sql`o.buyer_id`, sql`sent.created_at`),
      // Jobs and orders have numbers of their own.
      subject_id: sql`-o.id`,
      deadline_at: sql`null`,
      amount_minor: sql`sent.amount_minor`,
      reason: bankHold(viewer(plan)),
    },
    sql`order_movement as sent join product_order as o on o.id = sent.order_id
      where sent.party_id = ${viewer(plan)} and sent.kind = 'payout' and sent.state = 'created'
      and not ${canBePaidOut(viewer(plan))}`,
  );
