import { Migration } from '@mikro-orm/migrations';

/** Warnings about money that is held for long: each once per job. */
export class M0008HeldWarnings extends Migration {
  override name = '0008-held-warnings';

  override up(): void {
    this.addSql(`create table held_warning (
      remark_id int not null references remark,
      day int not null check (day in (80, 87)),
      warned_at timestamptz not null,
      primary key (remark_id, day)
    )`);
    // Jobs that may hold money, by the moment it was charged.
    this.addSql(`create index remark_holding on remark (hired_at, id)
      where state in ('hired', 'cancel_asked', 'done', 'disputed')`);
  }
}
