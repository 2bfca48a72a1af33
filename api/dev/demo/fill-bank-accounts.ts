import { saveBankAccount } from '../../modules/bank-accounts/save-bank-account.service.ts';
import { brands } from './content/brands.ts';
import { people } from './content/people.ts';
import type { DemoIdentity } from './content/person.ts';
import { products } from './content/products.ts';
import { acting, type DemoParts } from './demo-parts.ts';
import type { DemoCast } from './fill-people.ts';
import { Rng } from './rng.ts';

const banks = [
  { bankName: 'DBS Bank', swiftCode: 'DBSSSGSG', routingNumber: '7171-001' },
  { bankName: 'OCBC Bank', swiftCode: 'OCBCSGSG', routingNumber: '7339-501' },
  { bankName: 'UOB', swiftCode: 'UOVBSGSG', routingNumber: '7375-012' },
] as const;

/** Tokenises an account number at the local provider, as the browser does. */
async function tokenise(parts: DemoParts, holder: string, routing: string): Promise<string> {
  const form = new URLSearchParams({
    'bank_account[country]': 'SG',
    'bank_account[currency]': 'sgd',
    'bank_account[routing_number]': routing,
    'bank_account[account_number]': '000123456',
    'bank_account[account_holder_name]': holder,
    'bank_account[account_holder_type]': 'individual',
  });
  const answer = await parts.app.inject({
    method: 'POST',
    url: `${parts.ports.payment.localBase}/v1/tokens`,
    headers: {
      authorization: `Bearer ${parts.ports.payment.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form.toString(),
  });
  return answer.json<{ id: string }>().id;
}

/** Opens the account on which somebody of the demo is paid. */
async function openAccount(
  parts: DemoParts,
  accountId: number,
  person: Pick<DemoIdentity, 'first' | 'last' | 'username' | 'dob'>,
  at: Date,
): Promise<void> {
  const rng = new Rng(`bank:${person.username}`);
  const bank = rng.pick(banks);
  const accountHolderName = `${person.first} ${person.last}`;
  await saveBankAccount(acting(parts, accountId, at), {
    ...bank,
    bankToken: await tokenise(parts, accountHolderName, bank.routingNumber),
    accountType: 'saving',
    accountHolderName,
    dateOfBirth: person.dob,
    idNumber: 'S1234567D',
    country: 'SG',
    state: 'Singapore',
    city: 'Singapore',
    postalCode: String(rng.int(100000, 829999)),
    line1: `${rng.int(1, 480)} Joo Chiat Road`,
    line2: `#${String(rng.int(1, 24)).padStart(2, '0')}-${rng.int(1, 40)}`,
  });
}

/** Gives the brands that sell something bank accounts, so that they can be paid by card. */
export async function fillSellerAccounts(parts: DemoParts, cast: DemoCast, at: Date): Promise<void> {
  const sellers = new Set(products.map(({ seller }) => seller));
  for (const [index, brand] of brands.entries()) {
    const accountId = cast.brandIds[index];
    if (accountId !== undefined && sellers.has(brand.username)) {
      await openAccount(parts, accountId, brand, at);
    }
  }
}

/** Gives the first influencers of Singapore bank accounts, registered at the local provider. Answers their account ids. */
export async function fillBankAccounts(
  parts: DemoParts,
  cast: DemoCast,
  at: Date,
  most: number,
): Promise<number[]> {
  const banked: number[] = [];
  for (const [index, person] of people.entries()) {
    const accountId = cast.influencerIds[index];
    if (accountId === undefined || person.countryCode !== 'SG' || banked.length >= most) continue;
    await openAccount(parts, accountId, person, at);
    banked.push(accountId);
  }
  return banked;
}
