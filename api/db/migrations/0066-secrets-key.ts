import { Migration } from '@mikro-orm/migrations';

/** A known word, encrypted with the key of this database's secrets. */
export class M0066SecretsKey extends Migration {
  static readonly id = '0066-secrets-key';
  override name = M0066SecretsKey.id;

  override up(): void {
    this.addSql(`create table secrets_key (id int primary key check (id = 1), sealed text not null);`);
  }
}
