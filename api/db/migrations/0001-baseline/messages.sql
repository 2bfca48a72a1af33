-- Conversations, reports, requests for help, and the pages and news that staff writes.

create table conversation (
  id int generated always as identity primary key,
  low_id int not null references account,
  high_id int not null references account,
  created_at timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
);

create table message (
  id bigint generated always as identity primary key,
  conversation_id int not null references conversation,
  sender_id int not null references account,
  client_id uuid not null,
  text text not null check (length(text) <= 2000),
  picture_ids text[] not null default '{}',
  is_warned boolean not null,
  created_at timestamptz not null,
  unique (sender_id, client_id),
  check (text <> '' or cardinality(picture_ids) > 0)
);
create index message_thread on message (conversation_id, id desc);
create index message_words on message using gin (conversation_id, text gin_trgm_ops);

-- Each side of a conversation with what its list shows. 0 means no message.
create table conversation_member (
  conversation_id int not null references conversation,
  account_id int not null references account,
  other_id int not null references account,
  last_message_id bigint not null default 0,
  read_id bigint not null default 0,
  unread int not null default 0 check (unread >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (conversation_id, account_id)
);
create trigger conversation_member_touched before insert or update on conversation_member
  for each row execute function touch();
create index conversation_member_feed on conversation_member (account_id, last_message_id desc);
create index conversation_member_unread on conversation_member (account_id) where unread > 0;

create table report (
  id int generated always as identity primary key,
  reporter_id int not null references account,
  campaign_id int references campaign,
  person_id int references account,
  comment text not null,
  picture_id text references picture,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  resolved_at timestamptz,
  message_id bigint references message,
  resolution text,
  resolved_by int references account,
  check (num_nonnulls(campaign_id, person_id) = 1),
  constraint report_resolved_whole check (num_nonnulls(resolved_at, resolution, resolved_by) in (0, 1, 3))
);
create trigger report_touched before insert or update on report for each row execute function touch();
create index report_waiting on report (id) where resolved_at is null;
create unique index report_open_campaign on report (reporter_id, campaign_id) where resolved_at is null;
create unique index report_open_person on report (reporter_id, person_id) where resolved_at is null;
create unique index report_open_message on report (reporter_id, message_id)
  where resolved_at is null and message_id is not null;

create table help_request (
  id int generated always as identity primary key,
  state text not null check (state in ('open', 'resolved')),
  account_id int references account,
  name text not null,
  email citext not null,
  message text not null,
  picture_id text references picture,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  answer text,
  resolved_at timestamptz,
  resolved_by int references account,
  language text check (language in ('en', 'id', 'ms', 'th', 'vi', 'zh-CN')),
  check (num_nonnulls(answer, resolved_at, resolved_by) = case state when 'open' then 0 else 3 end)
);
create trigger help_request_touched before insert or update on help_request for each row execute function touch();
create index help_request_open on help_request (id) where state = 'open';
create index help_request_account on help_request (account_id);
create index help_request_picture on help_request (picture_id);
create index help_request_email on help_request (email);
create index help_request_resolved_by on help_request (resolved_by);

create table content_page (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  html text not null,
  updated_at timestamptz not null
);

create table news (
  id int generated always as identity primary key,
  state text not null check (state in ('draft', 'published')),
  title text not null,
  html text not null,
  excerpt text not null,
  picture_id text references picture,
  day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create trigger news_touched before insert or update on news for each row execute function touch();
create index news_published on news (day desc, id desc) where state = 'published';
create index news_picture on news (picture_id);

-- The text after each change. Texts that came with the product have no editor.
create table content_revision (
  id int generated always as identity primary key,
  kind text not null check (kind in ('page', 'news')),
  subject_id int not null,
  title text not null,
  html text not null,
  editor_id int references account,
  at timestamptz not null
);
create index content_revision_subject on content_revision (kind, subject_id, id desc);
create index content_revision_editor on content_revision (editor_id);
