import { Migration } from '@mikro-orm/migrations';

/** Linked accounts with their posts, follower counts over time, and jumps that staff looks at. */
export class M0018Socials extends Migration {
  override name = '0018-socials';

  override up(): void {
    this.addSql('alter table profile add column followers_at timestamptz');
    this.addAccounts();
    this.addCounts();
  }

  private addAccounts(): void {
    this.addSql(`create table social_account (
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
    )`);
    this.addSql(`create unique index social_account_confirmed on social_account (provider, provider_user_id)
      where confirmed`);
    this.addSql(
      'create index social_account_due on social_account (refresh_at) where refresh_at is not null',
    );
    this.addSql(`create table social_post (
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
    )`);
    this.addSql(`create table social_state (
      state_hash text primary key,
      account_id int not null references account,
      session_id int not null references session on delete cascade,
      provider text not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index social_state_account on social_state (account_id)');
    this.addSql(`insert into social_account (profile_id, provider, username, confirmed, linked_at, refresh_at)
      select id, 'instagram', instagram_username, false, created_at, created_at from profile
      where instagram_username is not null`);
  }

  private addCounts(): void {
    this.addSql(`create table follower_count (
      id int generated always as identity primary key,
      profile_id int not null references account,
      followers int not null,
      source text not null check (source in ('provider', 'self_reported')),
      at timestamptz not null
    )`);
    this.addSql('create index follower_count_profile on follower_count (profile_id, at desc)');
    this.addSql(`create table follower_jump (
      id int generated always as identity primary key,
      profile_id int not null references account,
      before int not null,
      after int not null,
      at timestamptz not null,
      settled_at timestamptz,
      settled_by int references account,
      accepted boolean
    )`);
    this.addSql(
      `create unique index follower_jump_open on follower_jump (profile_id) where settled_at is null`,
    );
  }
}
