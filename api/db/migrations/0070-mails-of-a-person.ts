import { Migration } from '@mikro-orm/migrations';

/** Keeps the search for mail that is due off the index for the mails of one person. */
export class M0070MailsOfAPerson extends Migration {
  static readonly id = '0070-mails-of-a-person';
  override name = M0070MailsOfAPerson.id;

  override up(): void {
    this.addSql(`
      drop index outbox_mail_account;
      create index outbox_mail_account on outbox ((payload ->> 'accountId'), id)
        where type like 'mail.%' and payload ->> 'accountId' is not null;
    `);
  }
}
