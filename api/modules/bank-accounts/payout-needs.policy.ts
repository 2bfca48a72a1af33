import type { PayoutNeed, PayoutNeedKind, PayoutNeedProblem } from '../../../schema/bank-account.ts';
import type { RequirementProblem } from '../../platform/payment/payment-results.ts';

/** How the payment provider looks at a payee's account. */
export interface PayeeFacts {
  readonly payoutsEnabled: boolean;
  readonly requirements: readonly string[];
  readonly inReview: readonly string[];
  readonly problems: readonly Readonly<RequirementProblem>[];
  readonly disabledReason: string | null;
  /** Whether the bank account is new and not paid out to yet, so that the provider does not know it as the payee's. */
  readonly waits: boolean;
}

/** Kinds by the beginning of the provider's name, the longer ones first. */
const kinds: readonly (readonly [prefix: string, kind: PayoutNeedKind])[] = [
  ['external_account', 'bank_account'],
  ['individual.verification.additional_document', 'address_document'],
  ['individual.verification', 'identity_document'],
  ['individual.id_number', 'id_number'],
  ['individual.dob', 'date_of_birth'],
  ['individual.address', 'address'],
  ['individual.registered_address', 'address'],
  ['individual.nationality', 'nationality'],
  ['individual.phone', 'phone'],
  ['individual.email', 'email'],
  ['individual.first_name', 'name'],
  ['individual.last_name', 'name'],
  ['individual.full_name_aliases', 'name'],
  ['tos_acceptance', 'terms'],
  ['business_profile', 'business'],
];

const kindOf = (requirement: string): PayoutNeedKind =>
  kinds.find(([prefix]) => requirement.startsWith(prefix))?.[1] ??
  (requirement.includes('document') ? 'identity_document' : 'details');

/** Problems by a part of the provider's code, the more special ones first. */
const problems: readonly (readonly [part: RegExp, problem: PayoutNeedProblem])[] = [
  [/not_readable|failed_copy|failed_greyscale|corrupt|too_large|not_uploaded/, 'not_readable'],
  [/expired/, 'expired'],
  [/mismatch|_match$|keyed_identity|invalid_dob|invalid_address|invalid_street/, 'mismatch'],
  [/missing|incomplete|not_signed/, 'incomplete'],
  [/not_supported|duplicate_type|document_invalid/, 'not_supported'],
];

const problemOf = (code: string): PayoutNeedProblem =>
  problems.find(([part]) => part.test(code))?.[1] ?? 'refused';

/** Whether the provider has closed the account for good. */
export const isClosed = ({ disabledReason }: { disabledReason?: string | null }): boolean =>
  disabledReason?.startsWith('rejected') ?? false;

/** In these the provider decides, and the payee only waits. */
const reviewing = ['listed', 'under_review', 'requirements.pending_verification'];

const nothing = { problem: null, reason: null };

/** What the owner of a bank account has to do so that they are paid out to, each kind once. */
export function payoutNeeds(payee: PayeeFacts): PayoutNeed[] {
  if (isClosed(payee)) return [{ kind: 'new_account', ...nothing }];
  const needs = new Map<PayoutNeedKind, PayoutNeed>();
  for (const requirement of payee.requirements) {
    const kind = kindOf(requirement);
    if (kind === 'bank_account' && payee.waits) continue;
    const problem = payee.problems.find((one) => one.requirement === requirement);
    if (needs.get(kind)?.problem || (needs.has(kind) && !problem)) continue;
    needs.set(kind, {
      kind,
      ...(problem ? { problem: problemOf(problem.code), reason: problem.reason } : nothing),
    });
  }
  if (needs.size > 0 || payee.payoutsEnabled || payee.waits || isInReview(payee)) return [...needs.values()];
  return [{ kind: 'support', ...nothing }];
}

/** Whether the provider is checking what it was given. */
export const isInReview = ({
  inReview,
  disabledReason,
}: Pick<PayeeFacts, 'inReview' | 'disabledReason'>): boolean =>
  inReview.length > 0 || reviewing.includes(disabledReason ?? '');

/**
 * Whether the provider's own page helps. It does not while a bank account is missing: one that was added there would be
 * paid out to without the wait of `new-account.policy.ts`, and we would not know it.
 */
export function canVerify(payee: {
  requirements: readonly string[];
  disabledReason?: string | null;
}): boolean {
  const kindsWanted = payee.requirements.map(kindOf);
  return kindsWanted.length > 0 && !kindsWanted.includes('bank_account') && !isClosed(payee);
}

const atProvider = 'Continue at the payment provider in Settings.';
const sentences: Readonly<Record<PayoutNeedKind, string>> = {
  identity_document: `A document that shows who you are is needed. ${atProvider}`,
  address_document: `A document that shows your address is needed. ${atProvider}`,
  name: `Your name could not be confirmed. ${atProvider}`,
  id_number: `Your identification number could not be confirmed. ${atProvider}`,
  date_of_birth: `Your date of birth could not be confirmed. ${atProvider}`,
  address: `Your address could not be confirmed. ${atProvider}`,
  nationality: `Your nationality is needed. ${atProvider}`,
  phone: `Your phone number is needed. ${atProvider}`,
  email: `Your email address could not be confirmed. ${atProvider}`,
  terms: `The provider's terms have changed. ${atProvider}`,
  business: `The provider asks what you do for a living. ${atProvider}`,
  details: `The payment provider wants to know more. ${atProvider}`,
  bank_account: 'Your bank sent a payout back. Please check the account number, or add another bank account.',
  new_account:
    'The payment provider has closed this account for payouts. Save your bank account again with your own details to open another.',
  support:
    'The payment provider has paused payouts without saying why. Ask us in Help, and we ask the provider.',
};

/** The same as sentences, while payouts are paused. */
export function payoutTodo(payee: PayeeFacts): string[] {
  if (payee.payoutsEnabled) return [];
  return payoutNeeds(payee).map(({ kind }) => sentences[kind]);
}
