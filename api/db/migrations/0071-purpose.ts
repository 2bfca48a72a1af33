import { Migration } from '@mikro-orm/migrations';

/** What a new member came for. Those from before know their way. */
export class M0071Purpose extends Migration {
  static readonly id = '0071-purpose';
  override name = M0071Purpose.id;

  override up(): void {
    this.addSql(`alter table account add purpose text check (purpose in ('brand', 'influencer', 'both'));`);
  }
}
