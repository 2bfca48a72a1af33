import type { PayoutNeedKind, PayoutNeedProblem } from '../../../../__generated__/enums.ts';
import type { OwnBankAccountFragment } from '../../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';

type Bank = NonNullable<OwnBankAccountFragment['bankAccount']>;
type Need = Bank['needs'][number];

const kinds: Readonly<Record<PayoutNeedKind, Text>> = {
  IDENTITY_DOCUMENT: msg('A document that shows who you are, such as your passport'),
  ADDRESS_DOCUMENT: msg('A document that shows your address, such as a bank statement'),
  NAME: msg('Your full name'),
  ID_NUMBER: msg('Your ID number'),
  DATE_OF_BIRTH: msg('Your date of birth'),
  ADDRESS: msg('Your address'),
  NATIONALITY: msg('Your nationality'),
  PHONE: msg('Your phone number'),
  EMAIL: msg('Your email address'),
  TERMS: msg('Your consent to the new terms'),
  BUSINESS: msg('What you do for a living'),
  DETAILS: msg('More details about you'),
  BANK_ACCOUNT: msg('A bank account that payouts reach. Check the number, or add another account.'),
  NEW_ACCOUNT: msg(
    'Your payout account was closed by the payment provider. Save your bank details again to open a new one.',
  ),
  SUPPORT: msg('The payment provider gave no reason. Ask our support, and we ask the provider.'),
};

/** Why something was not accepted, and what to do. */
const problems: Readonly<Record<PayoutNeedProblem, Text>> = {
  NOT_READABLE: msg('Not accepted: it couldn’t be read. Take a clear photo of the whole document.'),
  EXPIRED: msg('Not accepted: it has expired. Use one that is still valid.'),
  INCOMPLETE: msg('Not accepted: something is missing. Include both sides and every page.'),
  NOT_SUPPORTED: msg('Not accepted: use a passport, identity card or driving licence.'),
  MISMATCH: msg('Not accepted: it doesn’t match your details. Correct them, or use another document.'),
  REFUSED: msg('Not accepted.'),
};

/** What is given in the bank form or asked of support, not at the payment provider. */
const elsewhere: readonly PayoutNeedKind[] = ['BANK_ACCOUNT', 'NEW_ACCOUNT', 'SUPPORT'];

/** A need and why what was given is not accepted, in words. A newer server may know kinds that this page does not. */
export function describeNeed({ kind, problem, reason }: Need): { title: string; problem: string | null } {
  const title = t(kinds[kind] ?? kinds.DETAILS);
  if (!problem) return { title, problem: null };
  const words = t(problems[problem] ?? problems.REFUSED);
  return { title, problem: problem === 'REFUSED' && reason ? `${words} ${reason}` : words };
}

/** Whether the payment provider's own page is the next step. */
export const canVerify = ({ needs }: Bank): boolean =>
  needs.length > 0 && needs.every(({ kind }) => !elsewhere.includes(kind));

export const needsSupport = ({ needs }: Bank): boolean => needs.some(({ kind }) => kind === 'SUPPORT');
