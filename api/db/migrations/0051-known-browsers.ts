import { Migration } from '@mikro-orm/migrations';

/** Browsers that signed in to an account before, and from where a session was begun. */
export class M0051KnownBrowsers extends Migration {
  static readonly id = '0051-known-browsers';
  override name = M0051KnownBrowsers.id;

  override up(): void {
    this.addSql(`
      alter table session add network text, add country_code text;
      create table known_browser (
        account_id int not null references account,
        mark bytea not null,
        session_id int not null,
        seen_at timestamptz not null,
        primary key (account_id, mark)
      );
    `);
  }
}
