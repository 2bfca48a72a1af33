import { Migration } from '@mikro-orm/migrations';

/**
 * Money that comes back to a job that is over: transfers before the newest are known, a job may be refunded again after
 * it, and staff opens disputes. Looks at the provider are numbered, so that an older answer never overrules a newer one.
 */
export class M0045MoneyThatComesBack extends Migration {
  override name = '0045-money-that-comes-back';

  override up(): void {
    this.addSql('create sequence provider_look');
    this.addSql('alter table bank_account add look bigint not null default 0');
    this.addSql('alter table chargeback add look bigint not null default 0');
    this.addSql(`alter table payout add earlier_transfers text[] not null default '{}'`);
    this.addSql(`update payout as o set earlier_transfers = known.ids
      from (select remark_id, array_agg(distinct substring(key from '^reversal-(.+)-[0-9]+$')) as ids
        from ledger_group where kind = 'reversal' group by remark_id) as known
      where known.remark_id = o.remark_id`);
    this.addSql(`create index payout_earlier_transfers on payout using gin (earlier_transfers)
      where earlier_transfers <> '{}'`);
    this.addSql('drop index refund_one_of_a_kind');
    this.addSql(`create unique index refund_one_of_a_kind on refund (remark_id, kind)
      where kind <> 'provider' and state = 'created' and returned_at is null`);
    this.addSql('alter table dispute drop constraint dispute_raised_by_check');
    this.addSql(`alter table dispute
      add constraint dispute_raised_by_check check (raised_by in ('owner', 'applicant', 'staff'))`);
  }
}
