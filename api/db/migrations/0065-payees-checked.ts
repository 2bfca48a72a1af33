import { Migration } from '@mikro-orm/migrations';

/** When the payment provider was last asked about a connected account. */
export class M0065PayeesChecked extends Migration {
  static readonly id = '0065-payees-checked';
  override name = M0065PayeesChecked.id;

  override up(): void {
    this.addSql(`
      alter table provider_account add checked_at timestamptz not null default now();
      create index provider_account_checked on provider_account (checked_at);
    `);
  }
}
