import { Migration } from '@mikro-orm/migrations';

/** Kilobytes of changes that may wait to be worked into an index; the least that PostgreSQL takes. */
const MOST_WAITING = 64;

/**
 * Every search reads all changes that wait to be worked into its index, one by one. Four megabytes may by default, which
 * doubled what a search for people takes after an hour of people coming and going.
 */
export class M0033SteadySearch extends Migration {
  override name = '0033-steady-search';

  override up(): void {
    for (const index of ['profile_words', 'profile_slips', 'campaign_public_filter']) {
      this.addSql(`alter index ${index} set (gin_pending_list_limit = ${MOST_WAITING})`);
      this.addSql(`select gin_clean_pending_list('${index}')`);
    }
  }
}
