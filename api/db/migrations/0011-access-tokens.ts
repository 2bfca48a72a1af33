import { Migration } from '@mikro-orm/migrations';

/** Personal access tokens, of which only hashes are kept. */
export class M0011AccessTokens extends Migration {
  override name = '0011-access-tokens';

  override up(): void {
    this.addSql(`create table access_token (
      id int generated always as identity primary key,
      account_id int not null references account,
      name text not null,
      start text not null,
      token_hash bytea not null unique,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`);
    this.addSql('create index access_token_account on access_token (account_id, id desc)');
  }
}
