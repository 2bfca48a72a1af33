import { Migration } from '@mikro-orm/migrations';

/**
 * Applications: the price that the applicant names, the brief they applied to, the shortlist of the owner and a state for
 * declined ones. Invitations: a state in place of the time of the application. Applications from before were for the
 * brief as it is: it could not be changed while a campaign took applications.
 */
export class M0022Applications extends Migration {
  static readonly id = '0022-applications';
  override name = M0022Applications.id;

  override up(): void {
    this.addSql(`
      alter table remark drop constraint remark_state_check, add constraint remark_state_check check (state in (
        'applied', 'offered', 'countered', 'offer_accepted', 'offer_rejected', 'paying', 'hired', 'done', 'releasing',
        'released', 'cancel_asked', 'refunding', 'cancelled', 'declined', 'disputed', 'settled', 'charged_back'));
      alter table remark
        add price_minor bigint check (price_minor > 0 and price_minor <= 100000000),
        add brief jsonb check (jsonb_typeof(brief) = 'object'),
        add shortlisted_at timestamptz;
      alter table remark disable trigger user;
      update remark as r set brief = c.brief from campaign as c where c.id = r.campaign_id and c.brief is not null;
      alter table remark enable trigger user;

      alter table invitation rename applied_at to decided_at;
      alter table invitation add state text not null default 'open'
        check (state in ('open', 'accepted', 'declined', 'withdrawn'));
      alter table invitation disable trigger user;
      update invitation set state = 'accepted' where decided_at is not null;
      alter table invitation enable trigger user;
      alter table invitation add check ((state = 'open') = (decided_at is null));
      create index invitation_waiting on invitation (influencer_id, campaign_id) where state = 'open';
    `);
  }
}
