import { Migration } from '@mikro-orm/migrations';

/** Conversations between two people. */
export class M0017Messages extends Migration {
  override name = '0017-messages';

  override up(): void {
    this.addSql(`create table conversation (
      id int generated always as identity primary key,
      low_id int not null references account,
      high_id int not null references account,
      created_at timestamptz not null,
      unique (low_id, high_id),
      check (low_id < high_id)
    )`);
    this.addSql(`create table message (
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
    )`);
    this.addSql('create index message_thread on message (conversation_id, id desc)');
    this.addSql('create index message_words on message using gin (conversation_id, text gin_trgm_ops)');
    // Each side of a conversation, with what its list shows; 0 stands for no message.
    this.addSql(`create table conversation_member (
      conversation_id int not null references conversation,
      account_id int not null references account,
      other_id int not null references account,
      last_message_id bigint not null default 0,
      read_id bigint not null default 0,
      unread int not null default 0 check (unread >= 0),
      primary key (conversation_id, account_id)
    )`);
    this.addSql(
      'create index conversation_member_feed on conversation_member (account_id, last_message_id desc)',
    );
    this.addSql(
      'create index conversation_member_unread on conversation_member (account_id) where unread > 0',
    );
    this.addSql('alter table picture drop constraint picture_purpose_check');
    this.addSql(
      `alter table picture add constraint picture_purpose_check check (purpose in ('campaign', 'avatar', 'report', 'message'))`,
    );
    this.addSql('alter table notification add column conversation_id int references conversation');
    // One unread notification for each conversation, however lively it is.
    this.addSql(`create unique index notification_conversation on notification (recipient_id, conversation_id)
      where read_at is null and conversation_id is not null`);
    this.addSql('alter table report add column message_id bigint references message');
    this.addSql(`create unique index report_open_message on report (reporter_id, message_id)
      where resolved_at is null and message_id is not null`);
  }
}
