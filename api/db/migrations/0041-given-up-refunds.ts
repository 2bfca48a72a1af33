import { Migration } from '@mikro-orm/migrations';

/** A refund of a job that keeps failing waits for staff, and staff may have made it in another way. */
export class M0041GivenUpRefunds extends Migration {
  override name = '0041-given-up-refunds';

  override up(): void {
    this.addSql(`alter table refund add column given_up_at timestamptz check (given_up_at is null or state = 'failed'),
      add column is_by_hand boolean not null default false`);
    this.addSql('create index refund_given_up on refund (remark_id) where given_up_at is not null');
  }
}
