import type { Client } from 'pg';

/** What somebody of these tests begins with. */
export interface Person {
  readonly username: string;
  readonly first: string;
  readonly last: string;
  /** Whether the profile has all that applying needs. */
  readonly complete: boolean;
  readonly bank: boolean;
}

const ACCOUNT = `insert into account (email, password_hash, email_verified_at, created_at)
  select $1, password_hash, now(), now() from account where email = 'influencer@demo.test' returning id`;
const PROFILE = `insert into profile (id, username, first, last, created_at, phone_prefix, mobile)
  values ($1, $2, $3, $4, now(), '+65', '81234567')`;
const COMPLETE = `update profile set date_of_birth = '1996-04-02', gender = 'female', country = 'SG', city = 'Singapore',
  bio = 'I cook and I film it.', followers = 640, instagram_username = username, instagram_price_minor = 25000
  where id = $1`;
const BANK = `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code,
    routing_number, payouts_enabled, provider_account_id, provider_bank_id, created_at, updated_at)
  values ($1, 'saving', 'DBS', '3456', 'A Person', 'DBSSSGSG', '7171-001', true, $2, $2, now(), now())`;

export const emailOf = (username: string): string => `${username}@texts.test`;

/** Adds somebody with a verified address, who signs in with the password of the demo. Answers the id. */
export async function addPerson(db: Client, person: Person): Promise<number> {
  const { rows } = await db.query<{ id: number }>(ACCOUNT, [emailOf(person.username)]);
  const id = rows[0]?.id ?? 0;
  await db.query(PROFILE, [id, person.username, person.first, person.last]);
  if (person.complete) await db.query(COMPLETE, [id]);
  if (person.bank) await addBank(db, id);
  return id;
}

/** Gives somebody a bank account that the provider does not know: enough for everything but a payout. */
export const addBank = (db: Client, id: number) => db.query(BANK, [id, `texts_${id}`]);

/** A bank account as it was in the database. */
export type BankRow = Record<string, unknown> | undefined;

const TAKE = 'delete from bank_account b where owner_id = $1 returning to_jsonb(b) as row';
const GIVE = `insert into bank_account overriding system value
  select * from jsonb_populate_record(null::bank_account, $1)`;

/** Takes somebody's bank account away, and answers it. */
export async function takeBank(db: Client, id: number): Promise<BankRow> {
  return (await db.query<{ row: BankRow }>(TAKE, [id])).rows[0]?.row;
}

export const giveBank = (db: Client, row: BankRow) => db.query(GIVE, [JSON.stringify(row)]);
