import { Migration } from '@mikro-orm/migrations';

/** The public list in the order of posting dates, which legacy clients ask for. */
export class M0027CampaignsByDate extends Migration {
  override name = '0027-campaigns-by-date';

  override up(): void {
    this.addSql(`create index campaign_public_date on campaign (created_at desc, id)
      where state in ('open', 'awarded') and not is_disabled`);
  }
}
