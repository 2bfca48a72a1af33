import { Migration } from '@mikro-orm/migrations';

/** Which owners were told that their campaign ends soon, and headers of mail in the local mailbox. */
export class M0010JobsAndMailStop extends Migration {
  override name = '0010-jobs-and-mail-stop';

  override up(): void {
    this.addSql(`create table campaign_reminder (
      campaign_id int not null references campaign on delete cascade,
      ends_on date not null,
      created_at timestamptz not null,
      primary key (campaign_id, ends_on)
    )`);
    // A mail that is sent again after a crash has the same id, and is not kept twice.
    this.addSql(`alter table dev_mail
      add message_id text unique,
      add headers jsonb not null default '{}'`);
  }
}
