import { Migration } from '@mikro-orm/migrations';

/**
 * What the payment provider still needs of a payee: by when, what of it is being checked, and why it did not accept
 * what it was given. `reminded_*`: of which due date they were reminded last, and how many days before.
 */
export class M0083PayoutNeeds extends Migration {
  static readonly id = '0083-payout-needs';
  override name = M0083PayoutNeeds.id;

  override up(): void {
    this.addSql(`
      alter table bank_account add requirements_due_at timestamptz, add in_review text[] not null default '{}',
        add problems jsonb not null default '[]';
      create index bank_account_requirements_due on bank_account (requirements_due_at)
        where requirements_due_at is not null;
      alter table provider_account add reminded_due_at timestamptz, add reminded_days int;
      alter table payout_hold drop constraint payout_hold_reason_check, add constraint payout_hold_reason_check
        check (reason in ('bank_account_missing', 'bank_account_new', 'identity_needed', 'document_needed',
          'details_needed', 'in_review', 'paused_by_provider', 'bank_rejected', 'balance_pending', 'dispute',
          'chargeback'));
    `);
  }
}
