import { Migration } from '@mikro-orm/migrations';

/** How many of the reviews that count gave a member 1, 2, 3, 4 and 5 stars. */
export class M0077ReviewStars extends Migration {
  static readonly id = '0077-review-stars';
  override name = M0077ReviewStars.id;

  override up(): void {
    this.addSql(`
      alter table reputation add star_counts int[] not null default '{0,0,0,0,0}' check (cardinality(star_counts) = 5);
      update reputation as r set star_counts = counted.stars
      from (select v.subject_id, array[count(*) filter (where v.rating = 1), count(*) filter (where v.rating = 2),
          count(*) filter (where v.rating = 3), count(*) filter (where v.rating = 4),
          count(*) filter (where v.rating = 5)]::int[] as stars
        from job_review as v
        where v.published_at is not null and v.hidden_at is null and not v.is_linked group by v.subject_id) as counted
      where counted.subject_id = r.account_id;
    `);
  }
}
