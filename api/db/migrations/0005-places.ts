import { Migration } from '@mikro-orm/migrations';

/** Countries, filled by `db/reference-data.ts` from the phone number library and the Unicode names. */
export class M0005Places extends Migration {
  override name = '0005-places';

  override up(): void {
    this.addSql(`create table country (
      code text primary key check (code ~ '^[A-Z]{2}$'),
      name text not null,
      phone_prefix text
    )`);
  }
}
