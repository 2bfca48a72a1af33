import { Migration } from '@mikro-orm/migrations';

/** What networks say about links to published work, and the links that wait to be looked up. */
export class M0036LinkPreviews extends Migration {
  static readonly id = '0036-link-previews';
  override name = M0036LinkPreviews.id;

  override up(): void {
    this.addSql(`
      alter table submission add previews jsonb not null default '[]' check (jsonb_typeof(previews) = 'array');
      create table link_lookup (
        submission_id int primary key references submission,
        tries int not null default 0,
        due_at timestamptz not null
      );
      create index link_lookup_due on link_lookup (due_at);
    `);
  }
}
