import { Migration } from '@mikro-orm/migrations';

/** Notifications in the order of their instants, and public campaigns counted from an index: legacy clients ask for both. */
export class M0034LegacyReads extends Migration {
  override name = '0034-legacy-reads';

  override up(): void {
    this.addSql('create index notification_newest on notification (recipient_id, created_at desc, id)');
    this.addSql(`create index campaign_public_facts on campaign (type, price_minor, ends_on)
      where state in ('open', 'awarded') and not is_disabled`);
  }
}
