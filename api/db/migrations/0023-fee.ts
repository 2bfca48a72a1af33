import { Migration } from '@mikro-orm/migrations';

/** The platform fee, which is fixed with the terms, and rates for estimates in the payout currency. */
export class M0023Fee extends Migration {
  static readonly id = '0023-fee';
  override name = M0023Fee.id;

  override up(): void {
    this.addSql(`
      -- On top of amount_minor, which stays what is held for the influencer.
      alter table offer add fee_minor bigint not null default 0 check (fee_minor >= 0);
      alter table payment add fee_minor bigint not null default 0 check (fee_minor >= 0);
      alter table refund
        add fee_minor bigint not null default 0 check (fee_minor >= 0),
        drop constraint refund_amount_minor_check,
        add constraint refund_amount_minor_check check (amount_minor >= 0 and amount_minor + fee_minor > 0);
      -- Contained in amount_minor, which is what the bank asks for.
      alter table chargeback
        add from_fee_minor bigint not null default 0 check (from_fee_minor >= 0),
        add constraint chargeback_split_check check (from_held_minor + from_fee_minor <= amount_minor);
      alter table ledger_entry
        drop constraint ledger_entry_account_check,
        add constraint ledger_entry_account_check
          check (account in ('card', 'held', 'fee', 'payout', 'chargeback', 'platform', 'cash'));

      -- The newest known rate of each pair: so many units of quote for one of base, on a day.
      create table exchange_rate (
        base text not null check (base ~ '^[A-Z]{3}$'),
        quote text not null check (quote ~ '^[A-Z]{3}$'),
        rate numeric(18, 8) not null check (rate > 0),
        day date not null,
        fetched_at timestamptz not null,
        primary key (base, quote)
      );

      -- What goes back to a payer is told with its fee.
      alter table notification disable trigger user;
      update notification set params = params || jsonb_build_object('total', params -> 'amount')
      where params ? 'amount' and not params ? 'total' and code in (
        'job.refunded.owner', 'job.refunded.person', 'job.ruledRefund.owner', 'job.ruledRefund.person',
        'job.refundReturned.owner', 'job.refundReturned.staff', 'job.refundGivenUp.owner', 'job.refundGivenUp.staff',
        'job.refundedByHand', 'job.refundedToCard', 'job.refundedToOwner', 'job.refundedAtProvider.staff');
      alter table notification enable trigger user;
    `);
  }
}
