import { Migration } from '@mikro-orm/migrations';

/** Refunds of orders that the payment provider keeps refusing, and that staff makes in another way. */
export class M0035RefundsByHand extends Migration {
  override name = '0035-refunds-by-hand';

  override up(): void {
    this.addSql(`alter table order_movement add is_by_hand boolean not null default false,
      add constraint order_movement_by_hand check (not is_by_hand
        or (kind = 'refund' and state = 'succeeded' and provider_id is null))`);
    this.addSql(`create index order_movement_refused on order_movement (order_id)
      where kind = 'refund' and state = 'failed'`);
  }
}
