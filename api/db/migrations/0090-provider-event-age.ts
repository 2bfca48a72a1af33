import { Migration } from '@mikro-orm/migrations';

/** Events of the payment provider by age, which old ones are deleted by. */
export class M0090ProviderEventAge extends Migration {
  static readonly id = '0090-provider-event-age';
  override name = M0090ProviderEventAge.id;

  override up(): void {
    this.addSql('create index provider_event_age on provider_event (created_at)');
  }
}
