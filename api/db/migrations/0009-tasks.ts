import { Migration } from '@mikro-orm/migrations';

/** Finds what waits for a member among all their jobs. */
export class M0009Tasks extends Migration {
  static readonly id = '0009-tasks';
  override name = M0009Tasks.id;

  override up(): void {
    this.addSql(`
      create index remark_owner_state on remark (owner_id, state);
      create index remark_applicant_state on remark (applicant_id, state);
    `);
  }
}
