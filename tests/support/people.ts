import { hashSync } from '@node-rs/argon2';
import { GraphqlClient } from './graphql-client.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Password of everybody in tests. */
export const password = 'Demo-pass-1';
const passwordHash = hashSync(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** Somebody in a test, signed in. */
export interface Person {
  id: number;
  email: string;
  client: GraphqlClient;
}

/** What to know of a person; anything absent is filled so that applying is allowed. */
export interface PersonFields {
  first?: string;
  last?: string;
  username?: string;
  isVerified?: boolean;
  isStaff?: boolean;
  gender?: string | null;
  dateOfBirth?: string | null;
  country?: string | null;
  bio?: string | null;
  instagramPriceMinor?: number | null;
  instagramUsername?: string | null;
  followers?: number;
  interests?: string[];
  hasBankAccount?: boolean;
}

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';
let count = 0;

const complete = {
  gender: 'female',
  dateOfBirth: '1996-04-02',
  country: 'SG',
  bio: 'I cook and I film it.',
  instagramPriceMinor: 25_000,
  followers: 41_000,
};

async function insert(
  product: TestProduct,
  fields: PersonFields,
  username: string,
  email: string,
): Promise<number> {
  const given = { ...complete, instagramUsername: username, first: 'Person', last: `No ${count}`, ...fields };
  const rows = await sql(
    product.databaseUrl,
    `with a as (
       insert into account (email, password_hash, email_verified_at, is_staff, created_at)
       values ($1, $2, case when $3::boolean then now() end, $4, now()) returning id)
     insert into profile (id, username, first, last, gender, date_of_birth, country, bio, instagram_price_minor,
       instagram_username, followers, interests, created_at)
     select id, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now() from a returning id`,
    [
      email,
      passwordHash,
      fields.isVerified ?? true,
      fields.isStaff ?? false,
      username,
      given.first,
      given.last,
      given.gender,
      given.dateOfBirth,
      given.country,
      given.bio,
      given.instagramPriceMinor,
      given.instagramUsername,
      given.followers,
      fields.interests ?? [],
    ],
  );
  return Number(rows[0]?.id);
}

/** Makes a person past the sign-up form, and signs in through the API. */
export async function createPerson(product: TestProduct, fields: PersonFields = {}): Promise<Person> {
  count += 1;
  const username = fields.username ?? `person${count}`;
  const email = `${username}@people.test`;
  const id = await insert(product, fields, username, email);
  if (fields.hasBankAccount) {
    await sql(
      product.databaseUrl,
      `insert into bank_account (owner_id, account_type, bank_name, last4, account_holder_name, swift_code,
         routing_number, payouts_enabled, provider_account_id, provider_bank_id, created_at, updated_at)
       values ($1, 'saving', 'DBS', '3456', 'Person', 'DBSSSGSG', '7171-001', true, $2, $3, now(), now())`,
      [id, `acct_test_${id}`, `ba_test_${id}`],
    );
  }
  const client = new GraphqlClient(product);
  await client.data(signIn, { email, password });
  return { id, email, client };
}
