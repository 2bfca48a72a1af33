import { Migration } from '@mikro-orm/migrations';

/** The outbox of facts, and the notifications made from it. */
export class M0004Events extends Migration {
  override name = '0004-events';

  override up(): void {
    this.addSql(`create table outbox (
      id bigint generated always as identity primary key,
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      attempts int not null default 0,
      leased_until timestamptz not null default '-infinity',
      done_at timestamptz
    )`);
    this.addSql('create index outbox_open on outbox (id) where done_at is null');
    this.addSql(`create table notification (
      id bigint generated always as identity primary key,
      recipient_id int not null references account,
      event_id bigint,
      type text not null,
      message text not null,
      image_id text references picture,
      campaign_id int references campaign,
      campaign_title text,
      remark_id int references remark,
      path text,
      created_at timestamptz not null,
      read_at timestamptz,
      unique (event_id, recipient_id, type)
    )`);
    this.addSql('create index notification_feed on notification (recipient_id, id desc)');
    this.addSql('create index notification_unread on notification (recipient_id) where read_at is null');
    this.addSql(`create table provider_event (
      id text primary key,
      type text not null,
      received_at timestamptz not null,
      done_at timestamptz
    )`);
  }
}
