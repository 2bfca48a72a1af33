import { Migration } from '@mikro-orm/migrations';

/** Devices that notifications are sent to by Web Push, and the topics that are muted there. */
export class M0080Push extends Migration {
  static readonly id = '0080-push';
  override name = M0080Push.id;

  override up(): void {
    this.addSql(`
      create table push_subscription (
        session_id int primary key references session on delete cascade,
        account_id int not null references account,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        -- Public key of the server that the browser subscribed with.
        server_key text not null,
        created_at timestamptz not null,
        last_success_at timestamptz
      );
      create index push_subscription_account on push_subscription (account_id);

      alter table account drop constraint account_muted_notifications_check,
        add check (muted_notifications <@ array['campaign_bell', 'campaign_mail', 'campaign_push', 'job_bell',
          'job_mail', 'job_push', 'message_bell', 'message_mail', 'message_push', 'shop_bell', 'shop_mail',
          'shop_push']);
    `);
  }
}
