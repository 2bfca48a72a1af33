import { Migration } from '@mikro-orm/migrations';

/** A session says when its owner last proved who they are, and by what. */
export class M0038FreshProof extends Migration {
  static readonly id = '0038-fresh-proof';
  override name = M0038FreshProof.id;

  override up(): void {
    this.addSql(`
      alter table session add proved_at timestamptz, add confirmed_at timestamptz, add factor_at timestamptz;
      update session set proved_at = created_at;
      alter table session alter proved_at set not null, alter proved_at set default now();
    `);
  }
}
