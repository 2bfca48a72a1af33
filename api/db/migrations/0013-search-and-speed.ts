import { Migration } from '@mikro-orm/migrations';

/** People who may be found: `influencers` and `suggestedUsers` look for nobody else. Every index below leads by it. */
const found = 'is_listed and followers > 0';

/** Finding people by keyword, country, followers and place, and suggesting them for campaigns, all by index. */
export class M0013SearchAndSpeed extends Migration {
  override name = '0013-search-and-speed';

  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql('create extension if not exists btree_gist');
    this.words();
    this.listed();
    this.indexes();
    this.interests();
  }

  /** A person's names without accents and capitals, and their spellings with one letter left out. */
  private words(): void {
    this.addSql(`create function plain_text(given text) returns text language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent'::regdictionary, given))`);
    // Two words that differ by one typing slip share a spelling with at most one letter left out.
    this.addSql(`create function name_slips(words text) returns text[] language sql immutable strict parallel safe
      return (select coalesce(array_agg(distinct spelt.word), '{}') from (
        select left(word, place - 1) || substr(word, place + 1) as word
        from string_to_table(words, ' ') as word, generate_series(1, length(word) + 1) as place
        where length(word) between 4 and 24) as spelt)`);
    // The space in front lets a short word be looked for as the beginning of a name.
    this.addSql(`alter table profile add search_text text not null generated always as
      (' ' || plain_text(first || ' ' || last || ' ' || coalesce(username::text, '') || ' '
        || coalesce(instagram_username, ''))) stored`);
  }

  /** Whether an account may be found is told to its profile, so that lists need no look at the account. */
  private listed(): void {
    this.addSql(`create function account_is_listed(of account) returns boolean language sql stable
      return (of).email_verified_at is not null`);
    this.addSql('alter table profile add is_listed boolean not null default false');
    this.addSql(
      'update profile set is_listed = true from account as a where a.id = profile.id and account_is_listed(a)',
    );
    this.addSql(`create function tell_profile_listed() returns trigger language plpgsql as $$
      begin
        update profile set is_listed = account_is_listed(new)
          where id = new.id and is_listed <> account_is_listed(new);
        return null;
      end $$`);
    this.addSql(`create trigger account_listed after update on account
      for each row execute function tell_profile_listed()`);
    this.addSql(`create function ask_account_listed() returns trigger language plpgsql as $$
      begin
        new.is_listed := coalesce((select account_is_listed(a) from account as a where a.id = new.id), false);
        return new;
      end $$`);
    this.addSql(`create trigger profile_listed before insert on profile
      for each row execute function ask_account_listed()`);
  }

  private indexes(): void {
    const place = 'll_to_earth(latitude, longitude)';
    const placed = `${found} and latitude is not null and longitude is not null`;
    this.addSql(`create index profile_words on profile using gin (search_text gin_trgm_ops, country)
      where ${found}`);
    this.addSql(`create index profile_slips on profile using gin (name_slips(search_text), country)
      where ${found}`);
    this.addSql(`create index profile_found_followers on profile (followers, id) where ${found}`);
    this.addSql(`create index profile_found_country on profile (country, followers, id) where ${found}`);
    this.addSql(`create index profile_found_featured on profile (followers, id)
      where ${found} and is_featured`);
    this.addSql(
      `create index profile_found_seen on profile (last_seen_at desc nulls last, id) where ${found}`,
    );
    this.addSql(`create index profile_place on profile using gist ((${place})) where ${placed}`);
    this.addSql(
      `create index profile_country_place on profile using gist (country, (${place})) where ${placed}`,
    );
  }

  /** People by interest, with the most followers first: what suggestions are chosen from. */
  private interests(): void {
    this.addSql(`create table profile_interest (
      profile_id int not null references profile on delete cascade,
      interest text not null,
      country text,
      gender text,
      followers int not null,
      primary key (profile_id, interest)
    )`);
    this.addSql(`create index profile_interest_country on profile_interest
      (interest, country, followers desc, profile_id) include (gender)`);
    this.addSql(`create index profile_interest_followers on profile_interest
      (interest, followers desc, profile_id) include (gender)`);
    this.addSql(`insert into profile_interest
      select distinct p.id, i.name, p.country, p.gender, p.followers from profile as p, unnest(p.interests) as i (name)
      where ${found}`);
    this.addSql(`create function write_profile_interest() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          delete from profile_interest where profile_id = new.id;
        end if;
        if new.is_listed and new.followers > 0 then
          insert into profile_interest
            select distinct new.id, i.name, new.country, new.gender, new.followers from unnest(new.interests) as i (name);
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger profile_interest_written
      after insert or update of interests, country, gender, followers, is_listed on profile
      for each row execute function write_profile_interest()`);
  }
}
