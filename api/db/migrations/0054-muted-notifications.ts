import { Migration } from '@mikro-orm/migrations';

/** Which notifications a member does not want, by topic and channel. */
export class M0054MutedNotifications extends Migration {
  static readonly id = '0054-muted-notifications';
  override name = M0054MutedNotifications.id;

  override up(): void {
    this.addSql(`
      alter table account add muted_notifications text[] not null default '{}'
        check (muted_notifications <@ array['campaign_bell', 'campaign_mail', 'job_bell', 'job_mail', 'message_bell',
          'message_mail', 'shop_bell', 'shop_mail']);
    `);
  }
}
