import { Migration } from '@mikro-orm/migrations';

/** Webhooks pause after a reset password, and end with the token or program that made them. */
export class M0042WebhookPauses extends Migration {
  static readonly id = '0042-webhook-pauses';
  override name = M0042WebhookPauses.id;

  override up(): void {
    this.addSql(`
      alter table webhook add token_id int, add grant_id int,
        add paused_because text check (paused_because in ('password', 'token_ended')),
        drop constraint webhook_state_check,
        add constraint webhook_state_check check (state in ('enabled', 'disabled', 'failed', 'paused'));
    `);
  }
}
