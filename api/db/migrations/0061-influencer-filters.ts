import { Migration } from '@mikro-orm/migrations';

/** What people are filtered by: engagement, whether the account is proven, and the lowest price, each with an index. */
export class M0061InfluencerFilters extends Migration {
  static readonly id = '0061-influencer-filters';
  override name = M0061InfluencerFilters.id;

  override up(): void {
    this.addSql(`
      -- Likes and comments of the newest 12 Instagram posts in percent of the followers, per post, with two decimals.
      create function engagement_of(of_profile int, followers int) returns double precision
        language sql stable parallel safe
        return (select round(100 * avg(newest.likes + newest.comments) / nullif(followers, 0), 2)::double precision
          from (select post.likes, post.comments from social_post as post
            where post.profile_id = of_profile and post.provider = 'instagram'
            order by post.posted_at desc, post.id limit 12) as newest);

      alter table profile add engagement double precision;
      alter table profile add is_verified boolean not null default false;
      alter table profile add price_from_minor bigint
        generated always as (least(instagram_price_minor, facebook_price_minor)) stored;

      alter table profile disable trigger profile_touched_again;
      update profile set engagement = engagement_of(id, followers)
        where id in (select profile_id from social_post);
      update profile set is_verified = true
        where id in (select profile_id from social_account where provider = 'instagram' and confirmed);
      alter table profile enable trigger profile_touched_again;

      create function follow_followers() returns trigger language plpgsql as $$
        begin
          new.engagement := engagement_of(new.id, new.followers);
          return new;
        end $$;
      create trigger profile_engagement before update of followers on profile
        for each row when (old.followers <> new.followers) execute function follow_followers();

      create function tell_engagement() returns trigger language plpgsql as $$
        begin
          update profile as p set engagement = engagement_of(p.id, p.followers)
            where p.id in (select profile_id from changed)
              and p.engagement is distinct from engagement_of(p.id, p.followers);
          return null;
        end $$;
      create trigger social_post_added after insert on social_post
        referencing new table as changed for each statement execute function tell_engagement();
      create trigger social_post_changed after update on social_post
        referencing new table as changed for each statement execute function tell_engagement();
      create trigger social_post_removed after delete on social_post
        referencing old table as changed for each statement execute function tell_engagement();

      create function tell_verified() returns trigger language plpgsql as $$
        declare owner int := coalesce(new.profile_id, old.profile_id);
          proven boolean := exists (select from social_account
            where profile_id = owner and provider = 'instagram' and confirmed);
        begin
          update profile set is_verified = proven where id = owner and is_verified <> proven;
          return null;
        end $$;
      create trigger social_account_verified after insert or update of confirmed or delete on social_account
        for each row execute function tell_verified();

      create index profile_found_price on profile (price_from_minor) where is_listed and followers > 0;
      create index profile_found_engagement on profile (engagement)
        where is_listed and followers > 0 and engagement is not null;
      create index profile_found_verified on profile (followers, id)
        where is_listed and followers > 0 and is_verified;
    `);
  }
}
