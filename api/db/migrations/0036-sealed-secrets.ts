import { Migration } from '@mikro-orm/migrations';

/** Secrets of webhooks are sealed (a job seals those that are there); pictures that are to go from the store. */
export class M0036SealedSecrets extends Migration {
  override name = '0036-sealed-secrets';

  override up(): void {
    this.addSql('alter table webhook rename column secret to sealed_secret');
    this.addSql('alter table webhook rename column old_secret to sealed_old_secret');
    this.addSql(`create table picture_garbage (
      picture_id text primary key,
      since timestamptz not null
    )`);
  }
}
