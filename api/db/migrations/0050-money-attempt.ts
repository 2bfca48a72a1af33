import { Migration } from '@mikro-orm/migrations';

/** What was tried at the payment provider for the payment of a job: its charge, transfers, refunds and ways to the bank. */
export class M0050MoneyAttempt extends Migration {
  static readonly id = '0050-money-attempt';
  override name = M0050MoneyAttempt.id;

  override up(): void {
    this.addSql(`
      create view money_attempt as
        select p.id as payment_id, 1 as place, p.id as number, 'charge' as kind, p.state, p.attempt as tries,
            p.amount_minor + p.fee_minor as amount_minor, p.currency, p.provider_payment_id as provider_id,
            coalesce(p.failure_message, p.failure_code) as failure, p.created_at, p.updated_at
          from payment as p
        union all
        select s.payment_id, 2, s.id, 'transfer', s.state, s.attempt, s.amount_minor, s.currency,
            s.provider_transfer_id, s.failure_message, s.created_at, s.updated_at
          from payout as s
        union all
        select s.payment_id, 3, s.id, 'earlier_transfer', 'reversed', 1, s.amount_minor, s.currency, earlier.id,
            null, s.created_at, s.updated_at
          from payout as s cross join lateral unnest(s.earlier_transfers) as earlier (id)
        union all
        select s.payment_id, 4, w.id, 'bank_transfer',
            case when w.arrived_on is not null then 'arrived' when w.ended_at is not null then 'ended' else 'under_way' end,
            1, w.amount_minor, w.currency, w.bank_payout_id, null, w.created_at, coalesce(w.ended_at, w.created_at)
          from bank_transfer as w join payout as s on s.id = w.payout_id
        union all
        select f.payment_id, 5, f.id, 'refund',
            case when f.is_by_hand then 'by_hand' when f.given_up_at is not null then 'given_up' else f.state end,
            f.attempt, f.amount_minor + f.fee_minor, f.currency, f.provider_refund_id, f.failure_message, f.created_at,
            f.updated_at
          from refund as f;
    `);
  }
}
