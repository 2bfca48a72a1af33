import { Migration } from '@mikro-orm/migrations';

/** People who do not want to meet. A row works both ways. */
export class M0015Blocks extends Migration {
  override name = '0015-blocks';

  override up(): void {
    this.addSql(`create table block (
      blocker_id int not null references account,
      blocked_id int not null references account,
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )`);
    this.addSql('create index block_blocked on block (blocked_id, blocker_id)');
  }
}
