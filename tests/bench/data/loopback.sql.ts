/** Schema of the tables of LoopBack beside ours. */
export const LOOPBACK = 'loopback3';

const image = (id: string): string => `coalesce('http://127.0.0.1/files/' || ${id} || '/1280.webp', 'NA')`;

/** Copies our rows into LoopBack's tables, with the indexes that a careful owner of those would have made. */
export const loopbackSql: readonly string[] = [
  `insert into loopback3.appuser (id, ownerid, username, first, last, dob, gender, country, city, countrycode, mobile, bio,
      interests, avatarurl, coverimageurl, instausername, facebookusername, followers, followerscount, totalposts,
      instaperpost, facebookperpost, isfeatured, lastseen, createdat)
    select p.id, p.id, username, first, last, date_of_birth, gender, c.name, city, p.phone_prefix, null, bio,
      to_json(interests)::text, ${image('avatar_id')}, ${image('avatar_id')}, instagram_username, facebook_username,
      followers, followers, total_posts, instagram_price_minor / 100.0, coalesce(facebook_price_minor, 0) / 100.0,
      is_featured::int, last_seen_at, p.created_at
    from profile as p left join country as c on c.code = p.country`,
  `insert into loopback3.campaign (id, ownerid, campaigntitle, campaignimage, campaigngallery, campaigncategories,
      campaigntype, campaignamount, campaignamountcurrency, campaigndetails, campaignstatus, isdisabled, featureposition,
      isfeatured, isfavourite, createdat, endstorypostdate, lookinginfluencergender, minage, maxage, minimumfollowers,
      country, countrycode, shipping, producturl, tags, hashtags)
    select id, owner_id, title, ${image('pictures[1]')}, to_json(array(select ${image('one')} from unnest(pictures) as one))::text,
      (select string_agg(name, ',') from category where category.id = any(category_ids)), type, price_minor / 100.0,
      currency, details_html, array_position(array['inactive', 'awaiting_approval', 'open', 'awarded'], state) - 1,
      is_disabled::int, coalesce(feature_position, 0), is_featured::int, 0, created_at, ends_on, gender,
      coalesce(min_age, 0), coalesce(max_age, 0), min_followers,
      coalesce((select string_agg(name, ',') from country where code = any(countries)), 'All'),
      coalesce(nullif(array_to_string(countries, ','), ''), 'All'), 'NA', coalesce(product_url, 'NA'),
      array_to_string(tags, ','), array_to_string(hashtags, ',')
    from campaign`,
  `insert into loopback3.remark (id, ownerid, campaignid, remarktext, markasdonetext, ishired, offerstatus, offeramount,
      ismarkasdone, ispaymentreleased, createdat)
    select r.id, applicant_id, campaign_id, coalesce(text, ''), coalesce(done_text, ''), is_hired::int,
      coalesce(array_position(array['pending', 'accepted', 'rejected'], o.status), 0), coalesce(o.amount_minor, 0) / 100.0,
      (state in ('done', 'releasing', 'released'))::int, (state = 'released')::int, r.created_at
    from remark as r left join lateral (select status, amount_minor from offer where remark_id = r.id order by id desc limit 1) as o on true`,
  `insert into loopback3.usernotification (id, ownerid, type, message, image, campaignimage, campaignid, readstatus, createdat)
    select n.id, recipient_id, n.type, message, ${image('image_id')}, ${image('c.pictures[1]')}, coalesce(campaign_id, 0),
      (read_at is not null)::int, n.created_at
    from notification as n left join campaign as c on c.id = campaign_id`,
  `insert into loopback3.accesstoken (id, ttl, created, userid)
    select 'bench-token-' || id, 31536000, now(), id from account`,
  'create index on loopback3.appuser (ownerid)',
  'create index on loopback3.campaign (createdat)',
  'create index on loopback3.remark (campaignid)',
  'create index on loopback3.usernotification (ownerid, createdat)',
  'create table loopback3.filled_with_pictures ()',
  'analyze',
];
