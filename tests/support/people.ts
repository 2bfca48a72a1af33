import { hashSync } from '@node-rs/argon2';
import { type PersonFields as Fields, fakePerson } from '../../api/dev/factories/fake-person.ts';
import { BankAccount } from '../../api/modules/bank-accounts/bank-account.entity.ts';
import type { Profile } from '../../api/modules/profiles/profile.entity.ts';
import { StaffRole } from '../../schema/staff-role.ts';
import { GraphqlClient } from './graphql-client.ts';
import type { TestProduct } from './test-product.ts';

/** Password of all test accounts. */
export const password = 'Demo-pass-1';
const passwordHash = hashSync(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** A signed-in test member. */
export interface Person {
  id: number;
  email: string;
  client: GraphqlClient;
}

/** Properties of a member; by default complete enough to apply. */
export type PersonFields = NonNullable<Fields['profile']> &
  Partial<Pick<Profile, 'first' | 'last' | 'username'>> & {
    isVerified?: boolean;
    /** Staff with every role. */
    isStaff?: boolean;
    staffRoles?: StaffRole[];
    hasBankAccount?: boolean;
  };

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
let count = 0;

/** Inserts a member without the sign-up form, and signs in through the API. */
export async function createPerson(product: TestProduct, fields: PersonFields = {}): Promise<Person> {
  count += 1;
  const { isVerified = true, isStaff = false, hasBankAccount = false, staffRoles, ...profile } = fields;
  const roles = staffRoles ?? (isStaff ? Object.values(StaffRole) : []);
  const username = profile.username ?? `person${count}`;
  const email = `${username}@people.test`;
  const em = product.orm.em.fork();
  const { id } = await fakePerson(em, {
    account: { email, passwordHash, staffRoles: roles, ...(!isVerified && { emailVerifiedAt: null }) },
    profile: { instagramUsername: username, ...profile, username },
  });
  if (hasBankAccount) {
    const at = new Date('2026-06-02T01:00:00Z');
    em.create(BankAccount, {
      ownerId: id,
      accountType: 'saving',
      bankName: 'DBS',
      last4: '3456',
      accountHolderName: 'Person',
      swiftCode: 'DBSSSGSG',
      routingNumber: '7171-001',
      payoutsEnabled: true,
      providerAccountId: `acct_test_${id}`,
      providerBankId: `ba_test_${id}`,
      createdAt: at,
      updatedAt: at,
    });
  }
  await em.flush();
  const client = new GraphqlClient(product);
  await client.data(signIn, { email, password });
  return { id, email, client };
}
