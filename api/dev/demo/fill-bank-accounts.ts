import { saveBankAccount } from '../../modules/bank-accounts/save-bank-account.service.ts';
import { brands, type DemoIdentity, people, products } from './content.ts';
import { acting, type DemoParts } from './demo-parts.ts';
import type { DemoCast } from './fill-people.ts';
import { Rng } from './rng.ts';

const banks = [
  { bankName: 'DBS Bank', swiftCode: 'DBSSSGSG', routingNumber: '7171-001' },
  { bankName: 'OCBC Bank', swiftCode: 'OCBCSGSG', routingNumber: '7339-501' },
  { bankName: 'UOB', swiftCode: 'UOVBSGSG', routingNumber: '7375-012' },
] as const;

/** Tokenises an account number at the local provider, as the browser does. */
async function tokenise(parts: DemoParts, holder: string, routing: string, number: string): Promise<string> {
  const form = new URLSearchParams({
    'bank_account[country]': 'SG',
    'bank_account[currency]': 'sgd',
    'bank_account[routing_number]': routing,
    'bank_account[account_number]': number,
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
  person: Pick<DemoIdentity, 'first' | 'last' | 'username' | 'dateOfBirth'>,
  at: Date,
): Promise<void> {
  const rng = new Rng(`bank:${person.username}`);
  const bank = rng.pick(banks);
  const accountHolderName = `${person.first} ${person.last}`;
  // Everybody's own: who shares an account counts as one person.
  const number = `000${new Rng(`account:${person.username}`).int(200_000, 899_999)}`;
  await saveBankAccount(acting(parts, accountId, at), {
    ...bank,
    bankToken: await tokenise(parts, accountHolderName, bank.routingNumber, number),
    accountType: 'saving',
    accountHolderName,
    dateOfBirth: person.dateOfBirth,
    idNumber: 'S1234567D',
    country: 'SG',
    state: 'Singapore',
    city: 'Singapore',
    postalCode: String(rng.int(100000, 829999)),
    line1: `${rng.int(1, 480)} Joo Chiat Road`,
    line2: `#${String(rng.int(1, 24)).padStart(2, '0')}-${rng.int(1, 40)}`,
  });
}

/** How many influencers can be paid out. */
const BANKED = 40;

/**
 * Gives bank accounts to brands that sell something and to the first influencers of Singapore, and answers the account ids
 * of the influencers. Only the local provider takes made-up accounts: with the real one nobody has any.
 */
export async function fillBankAccounts(parts: DemoParts, cast: DemoCast, at: Date): Promise<number[]> {
  if (parts.ports.payment.localBase === null) return [];
  const banked: number[] = [];
  for (const [index, person] of people.entries()) {
    const accountId = cast.influencerIds[index];
    if (accountId === undefined || person.country !== 'SG' || banked.length >= BANKED) continue;
    await openAccount(parts, accountId, person, at);
    banked.push(accountId);
  }
  const sellers = new Set(products.map(({ seller }) => seller));
  for (const [index, brand] of brands.entries()) {
    const accountId = cast.brandIds[index];
    if (accountId !== undefined && sellers.has(brand.username))
      await openAccount(parts, accountId, brand, at);
  }
  return banked;
}
