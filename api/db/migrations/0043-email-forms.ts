import { domainToASCII } from 'node:url';
import { Migration } from '@mikro-orm/migrations';

/**
 * One account for each mailbox: addresses are unique without tags (`mei+shop@`), for Gmail also without dots. What the
 * person typed is kept for mail. Accounts of the same mailbox that are there already stay: all but the oldest are marked,
 * and the index leaves them out. Domains become ASCII.
 */
export class M0043EmailForms extends Migration {
  static readonly id = '0043-email-forms';
  override name = M0043EmailForms.id;

  override async up(): Promise<void> {
    const foreign = await this.execute(
      `select id, email::text from account where email::text ~ '@.*[^[:ascii:]]'`,
    );
    for (const { id, email } of foreign as { id: number; email: string }[]) {
      const [local = '', domain = ''] = email.split('@');
      const plain = `${local}@${domainToASCII(domain)}`.replaceAll("'", "''");
      this.addSql(`update account set email = '${plain}'
        where id = ${id} and not exists (select from account where email = '${plain}')`);
    }
    this.addSql(`
      create function form_of_email(email text) returns text language sql immutable strict parallel safe as $$
        select case when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
          then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
          else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) end
      $$;
      alter table account add email_form text not null generated always as (form_of_email(email::text)) stored,
        add is_email_form_shared boolean not null default false;
      update account as a set is_email_form_shared = true
        where exists (select from account as older where older.email_form = a.email_form and older.id < a.id);
      create unique index account_email_form on account (email_form) where not is_email_form_shared;
    `);
  }
}
