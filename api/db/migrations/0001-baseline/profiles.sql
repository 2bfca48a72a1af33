-- Pictures, profiles with the indexes that find them, and linked social accounts.

-- The upload policy says which purposes there are. Only a picture of a guest's help request has no owner.
create table picture (
  id text primary key,
  owner_id int references account,
  purpose text not null check (purpose ~ '^[a-z]{1,20}$'),
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null,
  is_kept boolean not null default false,
  constraint picture_owner_known check (owner_id is not null or purpose = 'help')
);
create index picture_owner on picture (owner_id, created_at desc);
create index picture_not_judged on picture (created_at) where not is_kept;

-- Pictures whose files are still to be deleted from the store.
create table picture_garbage (
  picture_id text primary key,
  since timestamptz not null
);

-- Lower case without accents.
create function plain_text(given text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, given));

-- Spellings with at most one letter left out. Two words that differ by one typing slip share one.
create function name_slips(words text) returns text[] language sql immutable strict parallel safe
  return (select coalesce(array_agg(distinct spelt.word), '{}') from (
    select left(word, place - 1) || substr(word, place + 1) as word
    from string_to_table(words, ' ') as word, generate_series(1, length(word) + 1) as place
    where length(word) between 4 and 24) as spelt);

-- Pieces of one and two letters, which are too short for trigrams.
create function name_pieces(words text) returns text[] language sql immutable strict parallel safe
  return (select array_agg(distinct substr(words, place, size))
    from generate_series(1, length(words)) as place, generate_series(1, 2) as size);

-- `search_text` begins with a space, so that a short word can be found as the beginning of a name.
create table profile (
  id int primary key references account,
  username citext unique check (length(username) between 1 and 30),
  first text not null,
  last text not null,
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'others')),
  country text check (length(country) = 2),
  city text,
  latitude double precision,
  longitude double precision,
  phone_prefix text,
  mobile text,
  bio text,
  interests text[] not null default '{}',
  avatar_id text references picture,
  followers int not null default 0 check (followers >= 0),
  followers_source text not null default 'self_reported' check (followers_source in ('provider', 'self_reported')),
  total_posts int not null default 0,
  instagram_username text,
  facebook_username text,
  instagram_price_minor bigint check (instagram_price_minor > 0),
  facebook_price_minor bigint check (facebook_price_minor > 0),
  last_seen_at timestamptz,
  is_featured boolean not null default false,
  feature_position int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text not null generated always as
    (' ' || plain_text(first || ' ' || last || ' ' || coalesce(username::text, '') || ' '
      || coalesce(instagram_username, ''))) stored,
  is_listed boolean not null default false,
  followers_at timestamptz
);
-- Not by being online.
create trigger profile_touched before insert on profile for each row execute function touch();
create trigger profile_touched_again before update on profile
  for each row when (old.last_seen_at is not distinct from new.last_seen_at) execute function touch();
create index profile_followers on profile (followers desc, id);
create index profile_interests on profile using gin (interests);
create index profile_search on profile using gin
  ((first || ' ' || last || ' ' || coalesce(username::text, '')) gin_trgm_ops);

-- `influencers` and `suggestedUsers` show only profiles that are listed and have followers: these indexes hold no others.
-- A GIN index may let few changes wait (in kilobytes; the default is 4 MB), because each search reads all that wait.
create index profile_words on profile using gin (search_text gin_trgm_ops, country)
  with (gin_pending_list_limit = 64) where is_listed and followers > 0;
create index profile_slips on profile using gin (name_slips(search_text), country)
  with (gin_pending_list_limit = 64) where is_listed and followers > 0;
create index profile_pieces on profile using gin (name_pieces(search_text), country)
  with (gin_pending_list_limit = 64) where is_listed and followers > 0;
create index profile_found_followers on profile (followers, id) where is_listed and followers > 0;
create index profile_found_country on profile (country, followers, id) where is_listed and followers > 0;
create index profile_found_featured on profile (followers, id) where is_listed and followers > 0 and is_featured;
create index profile_found_seen on profile (last_seen_at desc nulls last, id) where is_listed and followers > 0;
create index profile_place on profile using gist (ll_to_earth(latitude, longitude))
  where is_listed and followers > 0 and latitude is not null and longitude is not null;
create index profile_country_place on profile using gist (country, ll_to_earth(latitude, longitude))
  where is_listed and followers > 0 and latitude is not null and longitude is not null;
-- The planner gathers no statistics on the expression of a partial index by itself.
create statistics profile_pieces_found on (name_pieces(search_text)) from profile;

-- `profile.is_listed` follows the account, so that lists need not join it.
create function account_is_listed(of account) returns boolean language sql stable
  return (of).email_verified_at is not null and (of).closed_at is null and (of).suspended_at is null;

create function tell_profile_listed() returns trigger language plpgsql as $$
  begin
    update profile set is_listed = account_is_listed(new)
      where id = new.id and is_listed <> account_is_listed(new);
    return null;
  end $$;
create trigger account_listed after update on account
  for each row execute function tell_profile_listed();

create function ask_account_listed() returns trigger language plpgsql as $$
  begin
    new.is_listed := coalesce((select account_is_listed(a) from account as a where a.id = new.id), false);
    return new;
  end $$;
create trigger profile_listed before insert on profile
  for each row execute function ask_account_listed();

-- Listed profiles by interest: suggestions for a campaign are chosen from here.
create table profile_interest (
  profile_id int not null references profile on delete cascade,
  interest text not null,
  country text,
  gender text,
  followers int not null,
  primary key (profile_id, interest)
);
create index profile_interest_country on profile_interest
  (interest, country, followers desc, profile_id) include (gender);
create index profile_interest_followers on profile_interest
  (interest, followers desc, profile_id) include (gender);

create function write_profile_interest() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from profile_interest where profile_id = new.id;
    end if;
    if new.is_listed and new.followers > 0 then
      insert into profile_interest
        select distinct new.id, i.name, new.country, new.gender, new.followers from unnest(new.interests) as i (name);
    end if;
    return null;
  end $$;
create trigger profile_interest_written
  after insert or update of interests, country, gender, followers, is_listed on profile
  for each row execute function write_profile_interest();

-- When people were last seen. Unlogged, because heartbeats are many: after a crash of the database whoever is online is
-- seen again within half a minute, and `profile.last_seen_at` keeps the rest to the hour.
create unlogged table presence (
  profile_id int primary key,
  seen_at timestamptz not null
) with (fillfactor = 70);
create index presence_seen on presence (seen_at desc, profile_id);

create table social_account (
  profile_id int not null references account,
  provider text not null check (provider in ('instagram', 'facebook')),
  provider_user_id text,
  username text not null,
  confirmed boolean not null,
  visibility text not null default 'unread' check (visibility in ('unread', 'public', 'private', 'missing')),
  sealed_token text,
  token_expires_at timestamptz,
  linked_at timestamptz not null,
  refreshed_at timestamptz,
  refresh_at timestamptz,
  primary key (profile_id, provider)
);
create unique index social_account_confirmed on social_account (provider, provider_user_id) where confirmed;
create index social_account_due on social_account (refresh_at) where refresh_at is not null;

create table social_post (
  id int generated always as identity primary key,
  profile_id int not null references account,
  provider text not null,
  provider_post_id text not null,
  caption text,
  kind text not null check (kind in ('image', 'video', 'album')),
  picture_url text,
  permalink text,
  posted_at timestamptz not null,
  likes int not null default 0,
  comments int not null default 0,
  unique (profile_id, provider, provider_post_id),
  foreign key (profile_id, provider) references social_account on delete cascade
);

create table social_state (
  state_hash text primary key,
  account_id int not null references account,
  session_id int not null references session on delete cascade,
  provider text not null,
  expires_at timestamptz not null
);
create index social_state_account on social_state (account_id);

create table follower_count (
  id int generated always as identity primary key,
  profile_id int not null references account,
  followers int not null,
  source text not null check (source in ('provider', 'self_reported')),
  at timestamptz not null
);
create index follower_count_profile on follower_count (profile_id, at desc);

-- Sudden changes of a follower count, which staff looks at.
create table follower_jump (
  id int generated always as identity primary key,
  profile_id int not null references account,
  before int not null,
  after int not null,
  at timestamptz not null,
  settled_at timestamptz,
  settled_by int references account,
  accepted boolean
);
create unique index follower_jump_open on follower_jump (profile_id) where settled_at is null;
