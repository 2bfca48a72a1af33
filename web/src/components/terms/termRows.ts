import type { WorkPartsFragment } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { formatInstant } from '../../lib/format/formatDate.ts';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { platformNames } from '../work/workNames.ts';
import { countWords, dueWords, isLongerUse, usageWords } from '../work/workWords.ts';

export type Terms = { amount?: MoneyValue | null; work?: WorkPartsFragment | null };

/** One term in words: several lines for deliverables. */
export type TermRow = { key: string; label: Text; lines: readonly string[] };

const deliverableWords = (row: WorkPartsFragment['deliverables'][number]) =>
  [`${countWords(row)}, ${t(platformNames[row.platform])}`, row.note].filter(Boolean).join(' · ');

/** The last second of a day counts, in the zone of campaigns. */
export const endOfDay = (day: string): string => `${day}T23:59:59+08:00`;

const dueLine = (work: WorkPartsFragment) =>
  work.dueOn ? formatInstant(endOfDay(work.dueOn)) : (dueWords(work) ?? '');

/** The same rows with the exact end of the work, where it is known. */
export const withDue = (rows: readonly TermRow[], dueAt: string | null | undefined): TermRow[] =>
  rows.map((row) => (row.key === 'due' && dueAt ? { ...row, lines: [formatInstant(dueAt)] } : row));

/** Longer use alone has nothing to hand in, and no day for it. */
const longerUseRows = (work: WorkPartsFragment, owner: string): TermRow[] => [
  { key: 'usage', label: msg('Use of the work'), lines: [usageWords(work, owner)] },
  {
    key: 'begins',
    label: msg('Begins'),
    lines: [t('When the running use ends; with the payment if none runs')],
  },
];

function workRows(work: WorkPartsFragment, owner: string): TermRow[] {
  if (isLongerUse(work)) return longerUseRows(work, owner);
  const returned = work.ownerDeliverables.map(deliverableWords);
  return [
    { key: 'deliverables', label: msg('Deliverables'), lines: work.deliverables.map(deliverableWords) },
    { key: 'returned', label: msg('Posted in return'), lines: returned },
    {
      key: 'product',
      label: msg('Product sent'),
      lines: work.productDescription ? [work.productDescription] : [],
    },
    { key: 'due', label: msg('Work due'), lines: [dueLine(work)] },
    {
      key: 'drafts',
      label: msg('Drafts'),
      lines: [work.draftFirst ? t('Approved before publishing') : t('Not needed')],
    },
    {
      key: 'rounds',
      label: msg('Rounds of changes'),
      lines: [t('{rounds, plural, =0 {None included} other {# included}}', { rounds: work.rounds })],
    },
    { key: 'usage', label: msg('Use of the work'), lines: [usageWords(work, owner)] },
  ];
}

/** Terms in words, in the order in which they are read. `owner` is the name of the brand. */
export function termRows({ amount, work }: Terms, owner: string): TermRow[] {
  const money: TermRow[] = amount
    ? [{ key: 'amount', label: msg('Amount'), lines: [formatMoney(amount)] }]
    : [];
  return [...money, ...(work ? workRows(work, owner) : [])].filter(({ lines }) => lines.length > 0);
}

/** A term that differs from before: its lines then, none when it is new. */
export type TermChange = TermRow & { readonly before: readonly string[] };

/** What differs between two states of terms, by the rows of the later one. */
export function changedRows(before: readonly TermRow[], now: readonly TermRow[]): TermChange[] {
  const earlier = new Map(before.map((row) => [row.key, row.lines]));
  return now
    .map((row) => ({ ...row, before: earlier.get(row.key) ?? [] }))
    .filter((row) => row.before.join('\n') !== row.lines.join('\n'));
}
