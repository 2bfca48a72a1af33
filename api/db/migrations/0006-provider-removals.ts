import { Migration } from '@mikro-orm/migrations';

/** Cards and customers that have to be removed at the payment provider, first those of closed accounts. */
export class M0006ProviderRemovals extends Migration {
  override name = '0006-provider-removals';

  override up(): void {
    this.addSql(`
      -- Ids of the provider: cards (pm_...) and customers (cus_...). Rows stay, so that no removed card is saved again.
      create table provider_removal (
        id text primary key,
        created_at timestamptz not null,
        tries int not null default 0,
        next_try_at timestamptz not null,
        done_at timestamptz
      );
      create index provider_removal_due on provider_removal (next_try_at) where done_at is null;
      -- Null until the provider has created the customer.
      alter table payment_customer alter column customer_id drop not null;
      insert into provider_removal (id, created_at, next_try_at)
        select c.customer_id, a.closed_at, a.closed_at from payment_customer as c join account as a on a.id = c.account_id
        where a.closed_at is not null;
      delete from payment_customer as c using account as a where a.id = c.account_id and a.closed_at is not null;`);
  }
}
