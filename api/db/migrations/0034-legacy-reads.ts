import { Migration } from '@mikro-orm/migrations';

/**
 * What legacy clients ask for: people by one or two letters anywhere in their names, for which trigrams are too long,
 * notifications in the order of their instants, and public campaigns counted from an index.
 */
export class M0034LegacyReads extends Migration {
  override name = '0034-legacy-reads';

  override up(): void {
    this.addSql('create index notification_newest on notification (recipient_id, created_at desc, id)');
    this.addSql(`create index campaign_public_facts on campaign (type, price_minor, ends_on)
      where state in ('open', 'awarded') and not is_disabled`);
    this.addSql(`create function name_pieces(words text) returns text[] language sql immutable strict parallel safe
      return (select array_agg(distinct substr(words, place, size))
        from generate_series(1, length(words)) as place, generate_series(1, 2) as size)`);
    this.addSql(`create index profile_pieces on profile using gin (name_pieces(search_text), country)
      with (gin_pending_list_limit = 64) where is_listed and followers > 0`);
  }
}
