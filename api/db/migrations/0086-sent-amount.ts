import { Migration } from '@mikro-orm/migrations';

/**
 * What the payment provider sends to the bank: what was agreed, in the currency in which the charge settled. Null for
 * what was sent before: then it is what was agreed.
 */
export class M0086SentAmount extends Migration {
  static readonly id = '0086-sent-amount';
  override name = M0086SentAmount.id;

  override up(): void {
    this.addSql(
      'alter table bank_transfer add sent_minor bigint check (sent_minor > 0), add sent_currency text;',
    );
  }
}
