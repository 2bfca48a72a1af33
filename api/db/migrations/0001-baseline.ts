import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** In the order of their foreign keys. */
const parts = ['accounts', 'profiles', 'campaigns', 'messages', 'shop', 'money', 'events'];

/** The whole schema as of the first release, as SQL in the folder of the same name. */
export class M0001Baseline extends Migration {
  static readonly id = '0001-baseline';
  override name = M0001Baseline.id;

  override up(): void {
    for (const part of parts)
      this.addSql(readFileSync(new URL(`0001-baseline/${part}.sql`, import.meta.url), 'utf8'));
  }
}
