import { Migration } from '@mikro-orm/migrations';

/**
 * Lists of notifications show the first picture of each one's campaign: it is read from an index, not from twenty long
 * rows. And the planner learns how many names have a letter: of an index of some rows it does not take statistics.
 */
export class M0039LegacyPlans extends Migration {
  override name = '0039-legacy-plans';

  override up(): void {
    this.addSql('create index campaign_pictures on campaign (id) include (pictures)');
    this.addSql('create statistics profile_pieces_found on (name_pieces(search_text)) from profile');
    this.addSql('analyze profile');
  }
}
