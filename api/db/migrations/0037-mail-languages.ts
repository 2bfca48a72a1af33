import { Migration } from '@mikro-orm/migrations';

const TAGS = `('en', 'id', 'ms', 'th', 'vi', 'zh-CN')`;

/** The language of the pages that somebody read when signing in, or asking for help: mail to them is written in it. */
export class M0037MailLanguages extends Migration {
  override name = '0037-mail-languages';

  override up(): void {
    this.addSql(`alter table account add page_language text check (page_language in ${TAGS})`);
    this.addSql(`alter table help_request add language text check (language in ${TAGS})`);
  }
}
