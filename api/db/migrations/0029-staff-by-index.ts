import { Migration } from '@mikro-orm/migrations';

/** Every fact that people are told of asks who the staff are, which read all accounts. */
export class M0029StaffByIndex extends Migration {
  override name = '0029-staff-by-index';

  override up(): void {
    this.addSql('create index account_staff on account (id) where is_staff');
  }
}
