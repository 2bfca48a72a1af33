import { dayOf } from '../../platform/clock.ts';
import { sql } from '../../platform/sql.ts';
import type { DemoParts } from './demo-parts.ts';

interface Sent {
  readonly id: number;
  readonly promisedOn: string;
}

/**
 * The local provider pays out today, whatever day the demo plays on: its payments count as cleared when they are
 * released, so that promises are counted from the day of the demo.
 */
export function clearingAtOnce({ ports, ...parts }: DemoParts): DemoParts {
  const payment: typeof ports.payment = {
    ...ports.payment,
    createTransfer: async (...asked) => ({
      ...(await ports.payment.createTransfer(...asked)),
      availableAt: null,
    }),
  };
  return { ...parts, ports: { ...ports, payment } };
}

/** Brings released money to the banks by the promised days that are over. */
export async function fillArrivals({ orm }: DemoParts, now: Date): Promise<void> {
  const db = orm.em.fork().getKysely();
  const { rows } = await sql<Sent>`select w.id, p.promised_on::text as "promisedOn"
    from bank_transfer as w join payout_promise as p on p.bank_transfer_id = w.id
    where w.ended_at is null and p.promised_on < ${dayOf(now)}::date`.execute(db);
  for (const { id, promisedOn } of rows)
    await sql`update bank_transfer set bank_payout_id = ${`po_demo_${id}`}, arrived_on = ${promisedOn}::date
      where id = ${id}`.execute(db);
}
