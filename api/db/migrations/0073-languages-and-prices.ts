import { Migration } from '@mikro-orm/migrations';

/** Languages that people speak, their prices per format, and their price of paid ads. */
export class M0073LanguagesAndPrices extends Migration {
  static readonly id = '0073-languages-and-prices';
  override name = M0073LanguagesAndPrices.id;

  override up(): void {
    this.addSql(`
      alter table profile add languages text[] not null default '{}' check (cardinality(languages) <= 10);
      alter table profile add paid_ads_price_minor bigint check (paid_ads_price_minor > 0);

      create index profile_found_languages on profile using gin (languages)
        where is_listed and followers > 0;

      create table format_price (
        profile_id int not null references profile (id),
        platform text not null check (platform in ('instagram', 'facebook', 'tiktok', 'youtube', 'other')),
        format text not null check (format in ('post', 'reel', 'story', 'video', 'live', 'other')),
        price_minor bigint not null check (price_minor > 0),
        note text,
        primary key (profile_id, platform, format),
        -- These have columns of the profile.
        check (not (format = 'post' and platform in ('instagram', 'facebook')))
      );
    `);
  }
}
