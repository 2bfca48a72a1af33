import { Migration } from '@mikro-orm/migrations';

/** The brief of a campaign: the work that it asks for. Campaigns from before have none. */
export class M0002Brief extends Migration {
  static readonly id = '0002-brief';
  override name = M0002Brief.id;

  override up(): void {
    this.addSql(`alter table campaign add column brief jsonb check (jsonb_typeof(brief) = 'object')`);
  }
}
