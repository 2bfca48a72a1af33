import { Migration } from '@mikro-orm/migrations';

/**
 * What a network said about a linked account on a day: followers, who they are, engagement by format. At most one row
 * per account and day; it goes with the account. `jump`: the change since the reading before, where that was sudden.
 */
export class M0075AudienceHistory extends Migration {
  static readonly id = '0075-audience-history';
  override name = M0075AudienceHistory.id;

  override up(): void {
    this.addSql(`
      create table social_snapshot (
        profile_id int not null references account,
        provider text not null,
        taken_on date not null,
        taken_at timestamptz not null,
        followers int not null check (followers >= 0),
        jump int,
        formats jsonb,
        ages jsonb,
        countries jsonb,
        cities jsonb,
        primary key (profile_id, provider, taken_on),
        foreign key (profile_id, provider) references social_account on delete cascade
      );
    `);
  }
}
