import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** Reviews of jobs, the figures of members, and what ties accounts together. */
export class M0004Reviews extends Migration {
  static readonly id = '0004-reviews';
  override name = M0004Reviews.id;

  override up(): void {
    this.addSql(readFileSync(new URL('0004-reviews.sql', import.meta.url), 'utf8'));
  }
}
