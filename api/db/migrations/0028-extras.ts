import { Migration } from '@mikro-orm/migrations';

/** Further work, or longer use, for more money: a job of its own beside the first one of the same two people. */
export class M0028Extras extends Migration {
  static readonly id = '0028-extras';
  override name = M0028Extras.id;

  override up(): void {
    this.addSql(`
      alter table remark drop constraint remark_campaign_id_applicant_id_key,
        add constraint remark_of_pair unique (id, campaign_id, applicant_id),
        add extra_of int check (extra_of <> id),
        add constraint remark_extra_of_fkey foreign key (extra_of, campaign_id, applicant_id)
          references remark (id, campaign_id, applicant_id);
      -- People apply once to a campaign.
      create unique index remark_applied_once on remark (campaign_id, applicant_id) where extra_of is null;
      -- One extra of a job at a time is agreed on.
      create unique index remark_extra_open on remark (extra_of)
        where state in ('applied', 'offered', 'countered', 'offer_accepted', 'paying') and extra_of is not null;
      create index remark_extra on remark (extra_of, id desc) where extra_of is not null;
    `);
  }
}
