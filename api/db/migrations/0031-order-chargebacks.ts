import { Migration } from '@mikro-orm/migrations';

/** Open chargebacks of orders are looked up at the provider now and then, in case that a webhook was lost. */
export class M0031OrderChargebacks extends Migration {
  override name = '0031-order-chargebacks';

  override up(): void {
    this.addSql('alter table order_payment add chargeback_checked_at timestamptz');
    this.addSql(
      `update order_payment set chargeback_checked_at = updated_at where chargeback_id is not null`,
    );
    this.addSql(`create index order_payment_disputed on order_payment (chargeback_checked_at)
      where chargeback_state = 'open'`);
  }
}
