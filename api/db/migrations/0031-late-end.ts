import { Migration } from '@mikro-orm/migrations';

/** Only paid jobs are ended for late work; the others are cancelled at any time. */
export class M0031LateEnd extends Migration {
  static readonly id = '0031-late-end';
  override name = M0031LateEnd.id;

  override up(): void {
    this.addSql(`
      update remark as r set late_end_at = null from campaign as c
        where c.id = r.campaign_id and c.type <> 'paid' and r.late_end_at is not null;
    `);
  }
}
