import { Migration } from '@mikro-orm/migrations';

/**
 * When categories and posts of linked accounts were created and changed. Of those from before it is known only when
 * their account was linked and last read.
 */
export class M0014Times extends Migration {
  static readonly id = '0014-times';
  override name = M0014Times.id;

  override up(): void {
    this.addSql(`
      alter table category
        add created_at timestamptz not null default now(),
        add updated_at timestamptz not null default now();
      alter table category alter updated_at drop default;
      create trigger category_touched before insert or update on category for each row execute function touch();

      alter table social_post add created_at timestamptz, add updated_at timestamptz;
      update social_post as p set created_at = a.linked_at, updated_at = greatest(a.linked_at, a.refreshed_at)
        from social_account as a where a.profile_id = p.profile_id and a.provider = p.provider;
      alter table social_post alter created_at set not null, alter updated_at set not null;
      create trigger social_post_touched before insert or update on social_post
        for each row execute function touch();
    `);
  }
}
