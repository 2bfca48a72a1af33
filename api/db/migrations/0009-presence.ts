import { Migration } from '@mikro-orm/migrations';

/**
 * When people were last seen. Unlogged: heartbeats are many, and after a crash of the database everybody who is there
 * is seen again within half a minute; `profile.last_seen_at` keeps the rest, an hour coarse.
 */
export class M0009Presence extends Migration {
  override name = '0009-presence';

  override up(): void {
    this.addSql(`create unlogged table presence (
      profile_id int primary key,
      seen_at timestamptz not null
    ) with (fillfactor = 70)`);
    this.addSql('create index presence_seen on presence (seen_at desc, profile_id)');
  }
}
