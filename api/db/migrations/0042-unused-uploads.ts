import { Migration } from '@mikro-orm/migrations';

/** A job looks once at every upload that is older than a day, and deletes those that nobody used. */
export class M0042UnusedUploads extends Migration {
  override name = '0042-unused-uploads';

  override up(): void {
    this.addSql('alter table picture add column is_kept boolean not null default false');
    this.addSql('create index picture_not_judged on picture (created_at) where not is_kept');
  }
}
