import { Migration } from '@mikro-orm/migrations';

/** What people are found by beside their names: the beginnings of their city and interests, in whole words. */
export class M0060InfluencerKeyword extends Migration {
  static readonly id = '0060-influencer-keyword';
  override name = M0060InfluencerKeyword.id;

  override up(): void {
    this.addSql(`
      -- 'Ho Chi Minh City' is found by 'ho', 'ho chi', 'ho chi minh' and 'ho chi minh city'.
      create function subject_names(city text, interests text[]) returns text[]
        language sql immutable parallel safe
        return (select coalesce(array_agg(distinct array_to_string(words[1:size], ' ')), '{}')
          from unnest(interests || city) as name,
            regexp_split_to_array(btrim(plain_text(name)), '[ ,]+') as words,
            generate_series(1, least(cardinality(words), 6)) as size);

      alter table profile add subjects text[] not null
        generated always as (subject_names(city, interests)) stored;
      create index profile_subjects on profile using gin (subjects, country)
        with (gin_pending_list_limit = 64) where is_listed and followers > 0;
    `);
  }
}
