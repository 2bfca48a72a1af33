import { Migration } from '@mikro-orm/migrations';

/** Cases that waited longer than promised, and when staff were told: once for each time that one waits. */
export class M0049DeskOverdue extends Migration {
  static readonly id = '0049-desk-overdue';
  override name = M0049DeskOverdue.id;

  override up(): void {
    this.addSql(`
      create table desk_overdue (
        kind text not null,
        subject_id int not null,
        waiting_since timestamptz not null,
        told_at timestamptz not null,
        primary key (kind, subject_id, waiting_since)
      );
    `);
  }
}
