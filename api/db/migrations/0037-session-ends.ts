import { Migration } from '@mikro-orm/migrations';

/** Sessions end for good at an instant, however much they are used. */
export class M0037SessionEnds extends Migration {
  static readonly id = '0037-session-ends';
  override name = M0037SessionEnds.id;

  override up(): void {
    this.addSql(`
      alter table session add ends_at timestamptz;
      update session set ends_at = now() + interval '90 days';
      alter table session alter ends_at set not null, alter ends_at set default now() + interval '90 days';
    `);
  }
}
