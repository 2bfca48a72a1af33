import { Migration } from '@mikro-orm/migrations';

/** The language that a member reads the product in. */
export class M0032Languages extends Migration {
  override name = '0032-languages';

  override up(): void {
    this.addSql(`alter table account add language text
      check (language in ('en', 'id', 'ms', 'th', 'vi', 'zh-CN'))`);
  }
}
