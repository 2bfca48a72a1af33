import { Migration } from '@mikro-orm/migrations';

/** Reports about people, what staff answers to reports, and accounts that staff suspends. */
export class M0019ReportsAndSuspension extends Migration {
  override name = '0019-reports-and-suspension';

  override up(): void {
    this.addSql(`alter table report add resolution text, add resolved_by int references account,
      add constraint report_resolved_whole check (num_nonnulls(resolved_at, resolution, resolved_by) in (0, 1, 3))`);
    this.addSql(`create unique index report_open_person on report (reporter_id, person_id)
      where resolved_at is null`);
    this.addSql('create index report_waiting on report (id) where resolved_at is null');
    this.addSql('alter table account add suspended_at timestamptz');
    // Campaigns that were hidden when their owner was suspended, and are shown again when that ends.
    this.addSql('alter table campaign add hidden_with_owner boolean not null default false');
    this.addSql(`create or replace function account_is_listed(of account) returns boolean language sql stable
      return (of).email_verified_at is not null and (of).closed_at is null and (of).suspended_at is null`);
  }
}
