import { Migration } from '@mikro-orm/migrations';

/** Staff have roles. Who was staff keeps every right; an account is staff when it has a role. */
export class M0034StaffRoles extends Migration {
  static readonly id = '0034-staff-roles';
  override name = M0034StaffRoles.id;

  override up(): void {
    this.addSql(`
      alter table account add staff_roles text[] not null default '{}'
        check (staff_roles <@ array['content', 'trust', 'payments', 'lead']);
      update account set staff_roles = '{content,trust,payments,lead}' where is_staff;
      alter table account drop is_staff;
      alter table account add is_staff boolean not null generated always as (staff_roles <> '{}') stored;
      create index account_staff on account (id) where is_staff;
    `);
  }
}
