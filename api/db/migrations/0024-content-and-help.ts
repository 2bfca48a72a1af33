import { Migration } from '@mikro-orm/migrations';

/** Pages and news that staff writes, who changed what and when, and requests for help. */
export class M0024ContentAndHelp extends Migration {
  override name = '0024-content-and-help';

  override up(): void {
    this.addSql(`create table content_page (
      id int generated always as identity primary key,
      slug text not null unique,
      name text not null,
      html text not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`create table news (
      id int generated always as identity primary key,
      state text not null check (state in ('draft', 'published')),
      title text not null,
      html text not null,
      excerpt text not null,
      picture_id text references picture,
      day date not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`create index news_published on news (day desc, id desc) where state = 'published'`);
    this.addSql(`create index news_picture on news (picture_id)`);
    // The text as it stood after each change; the editor is null for texts that came with the product.
    this.addSql(`create table content_revision (
      id int generated always as identity primary key,
      kind text not null check (kind in ('page', 'news')),
      subject_id int not null,
      title text not null,
      html text not null,
      editor_id int references account,
      at timestamptz not null
    )`);
    this.addSql('create index content_revision_subject on content_revision (kind, subject_id, id desc)');
    this.addSql('create index content_revision_editor on content_revision (editor_id)');
    this.addSql(`create table help_request (
      id int generated always as identity primary key,
      state text not null check (state in ('open', 'resolved')),
      account_id int references account,
      name text not null,
      email citext not null,
      message text not null,
      picture_id text references picture,
      created_at timestamptz not null,
      answer text,
      resolved_at timestamptz,
      resolved_by int references account,
      check (num_nonnulls(answer, resolved_at, resolved_by) = case state when 'open' then 0 else 3 end)
    )`);
    this.addSql(`create index help_request_open on help_request (id) where state = 'open'`);
    this.addSql('create index help_request_account on help_request (account_id)');
    this.addSql('create index help_request_picture on help_request (picture_id)');
    this.addSql('create index help_request_email on help_request (email)');
    this.addSql('create index help_request_resolved_by on help_request (resolved_by)');
    // Guests may show what they mean: such a picture belongs to nobody.
    this.addSql('alter table picture alter owner_id drop not null');
    this.addSql('alter table picture drop constraint picture_purpose_check');
    this.addSql(`alter table picture
      add constraint picture_purpose_check check (purpose ~ '^[a-z]{1,20}$'),
      add constraint picture_owner_known check (owner_id is not null or purpose = 'help')`);
  }
}
