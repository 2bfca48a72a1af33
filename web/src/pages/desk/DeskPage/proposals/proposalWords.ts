import { choiceWords } from '../parts/choiceWords.ts';

const operations: Readonly<Record<string, string>> = {
  ruleDispute: 'Rule dispute',
  settleRefund: 'Settle refund',
  settleOrder: 'Settle order',
  restoreAccount: 'Restore account',
  setStaffRoles: 'Change roles',
  setStaff: 'Change staff',
};

export const operationWords = (operation: string): string => operations[operation] ?? choiceWords(operation);

const pages: Readonly<Record<string, string>> = {
  remark: 'jobs',
  account: 'people',
  profile: 'people',
  order: 'orders',
};

/** Where what a proposal is about is read at the desk: 'remark 12' is job 12. */
export function subjectPath(subject: string): string | null {
  const [kind = '', number] = subject.split(' ');
  return pages[kind] && number ? `/desk/${pages[kind]}/${number}` : null;
}

/** A value of the input as a line: `ruling: SPLIT`. */
export const inputLines = (input: string): string[] =>
  input
    .replace(/^\{\s*|\s*\}$/g, '')
    .split(/,\s*(?=\w+:)/)
    .map((line) => line.trim())
    .filter(Boolean);
