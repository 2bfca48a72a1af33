/** A sentence for the payee per requirement of the provider, by the beginning of its name. */
const sentences: Readonly<Record<string, string>> = {
  external_account:
    'Your bank sent a payout back. Please check the account number, or add another bank account.',
  'individual.verification.additional_document':
    'A second document that shows your address is needed. Please write to us, and we hand it on.',
  'individual.verification':
    'A document that shows who you are is needed. Please write to us, and we hand it on.',
  'individual.id_number':
    'Your identification number could not be confirmed. Please save your bank account again with the right one.',
  'individual.dob':
    'Your date of birth could not be confirmed. Please save your bank account again with the right one.',
  'individual.address':
    'Your address could not be confirmed. Please save your bank account again with the right one.',
  individual:
    'Your personal details could not be confirmed. Please save your bank account again and check each of them.',
  tos_acceptance: "The provider's terms have changed. Please save your bank account again to accept them.",
};

const CLOSED = 'The payment provider has closed this account for payouts. Please write to us.';
const UNKNOWN =
  'The payment provider wants to know more. Please save your bank account again, or write to us.';

/** What the owner of a bank account has to do before payouts resume; empty while they are not paused. */
export function payoutTodo(bank: {
  payoutsEnabled: boolean;
  requirements: readonly string[];
  disabledReason: string | null;
}): string[] {
  if (bank.payoutsEnabled) return [];
  if (bank.disabledReason?.startsWith('rejected')) return [CLOSED];
  const todo = bank.requirements.map(
    (wanted) => Object.entries(sentences).find(([prefix]) => wanted.startsWith(prefix))?.[1] ?? UNKNOWN,
  );
  return todo.length > 0 ? [...new Set(todo)] : [UNKNOWN];
}
