import { Migration } from '@mikro-orm/migrations';

/** What the QR code of an order's payment by PayNow says. */
export class M0091PayNow extends Migration {
  static readonly id = '0091-paynow';
  override name = M0091PayNow.id;

  override up(): void {
    this.addSql('alter table order_payment add column paynow_code text');
  }
}
