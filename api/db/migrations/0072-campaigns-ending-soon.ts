import { Migration } from '@mikro-orm/migrations';

/** Public campaigns in the order in which they end, and by what their brief asks for. */
export class M0072CampaignsEndingSoon extends Migration {
  static readonly id = '0072-campaigns-ending-soon';
  override name = M0072CampaignsEndingSoon.id;

  override up(): void {
    this.addSql(`
      create index campaign_public_ends on campaign (ends_on, id)
        where state in ('open', 'awarded') and not is_disabled;
      create index campaign_public_brief on campaign using gin ((brief -> 'deliverables') jsonb_path_ops)
        where state in ('open', 'awarded') and not is_disabled;
    `);
  }
}
