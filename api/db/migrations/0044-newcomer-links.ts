import { Migration } from '@mikro-orm/migrations';

/** Messages remember whether a new member sent a link, about which the page warns. */
export class M0044NewcomerLinks extends Migration {
  static readonly id = '0044-newcomer-links';
  override name = M0044NewcomerLinks.id;

  override up(): void {
    this.addSql('alter table message add is_newcomer_link boolean not null default false');
  }
}
