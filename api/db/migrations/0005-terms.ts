import { Migration } from '@mikro-orm/migrations';

/** Offers of both sides, which lapse. */
export class M0005Terms extends Migration {
  static readonly id = '0005-terms';
  override name = M0005Terms.id;

  override up(): void {
    this.addSql(`
      alter table remark drop constraint remark_state_check, add constraint remark_state_check check (state in (
        'applied', 'offered', 'countered', 'offer_accepted', 'offer_rejected', 'paying', 'hired', 'done', 'releasing',
        'released', 'cancel_asked', 'refunding', 'cancelled', 'disputed', 'settled', 'charged_back'));

      alter table offer
        add proposed_by text not null default 'owner' check (proposed_by in ('owner', 'applicant')),
        add message text,
        add lapses_at timestamptz,
        add reject_reason text,
        drop constraint offer_status_check,
        add constraint offer_status_check check (status in ('pending', 'accepted', 'rejected', 'changed', 'lapsed'));
      alter table offer disable trigger user;
      update offer set lapses_at = now() + interval '7 days' where status = 'pending';
      alter table offer enable trigger user;
      create index offer_lapsing on offer (lapses_at) where status = 'pending';
    `);
  }
}
