import { Migration } from '@mikro-orm/migrations';

/** What moved the platform's balance at the payment provider, with its fees, and how far that is booked. */
export class M0085ProviderMovements extends Migration {
  static readonly id = '0085-provider-movements';
  override name = M0085ProviderMovements.id;

  override up(): void {
    this.addSql(`
      create table provider_movement (
        -- The provider's balance transaction.
        id text primary key,
        kind text not null check (kind in ('charge', 'refund', 'transfer', 'dispute', 'fee', 'payout', 'other')),
        category text not null,
        -- The charge, refund, transfer or dispute at the provider, the charge that it belongs to, and its own amount.
        source_id text,
        charge_id text,
        source_minor bigint,
        source_currency text,
        -- In the currency of the balance, before the fee.
        amount_minor bigint not null,
        fee_minor bigint not null,
        currency text not null,
        -- Lost (or won, when negative) against the rate of the charge.
        exchange_minor bigint not null,
        moved_at timestamptz not null,
        created_at timestamptz not null
      );
      create index provider_movement_moved on provider_movement (moved_at);
      create index provider_movement_charge on provider_movement (source_id) where kind = 'charge';
      create trigger provider_movement_append_only before update or delete on provider_movement
        for each row execute function ledger_append_only();
      create trigger provider_movement_no_truncate before truncate on provider_movement
        for each statement execute function ledger_append_only();

      -- One row: everything until then is booked.
      create table provider_booking (
        is_only boolean primary key default true check (is_only),
        booked_until timestamptz not null
      );

      alter table ledger_entry
        drop constraint ledger_entry_account_check,
        add constraint ledger_entry_account_check check (account in ('card', 'held', 'fee', 'payout', 'chargeback',
          'platform', 'cash', 'provider_balance', 'provider_fee', 'provider_clearing', 'exchange'));
      create index ledger_entry_own on ledger_entry (created_at) where account in ('fee', 'platform');
    `);
  }
}
