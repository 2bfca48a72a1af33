import { Migration } from '@mikro-orm/migrations';

/** Accounts that their owners closed: found by nobody at once, erased later. */
export class M0014ClosedAccounts extends Migration {
  override name = '0014-closed-accounts';

  override up(): void {
    this.addSql(`alter table account add closed_at timestamptz, add erased_at timestamptz,
      add constraint account_erased_when_closed check (erased_at is null or closed_at is not null)`);
    this.addSql(`create index account_to_erase on account (closed_at)
      where closed_at is not null and erased_at is null`);
    this.addSql(`create or replace function account_is_listed(of account) returns boolean language sql stable
      return (of).email_verified_at is not null and (of).closed_at is null`);
  }
}
