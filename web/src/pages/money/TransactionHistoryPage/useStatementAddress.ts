import dayjs from 'dayjs';
import type { TransactionFilter } from '../../../__generated__/graphql.ts';
import { pageInput } from '../../../components/list/PagedList.tsx';
import { msg } from '../../../languages/t.ts';
import { optionsOf, typeNames } from '../../../lib/format/choiceNames.ts';
import { inUsd, parseMoney } from '../../../lib/format/formatMoney.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { pageIn } from '../../../routing/paths.ts';

/** Rows on a page (specification, section 9). */
export const STATEMENT_PAGE_SIZE = 6;

export const statementTabs = [
  { code: '', label: msg('All'), direction: null },
  { code: 'earnings', label: msg('Earnings'), direction: 'EARNED' },
  { code: 'spent', label: msg('Spent'), direction: 'SPENT' },
] as const;

export const typeFilters = optionsOf(typeNames).map(({ value, label }) => ({
  code: value.toLowerCase(),
  type: value,
  label,
}));

export const timeFilters = [
  { code: '', label: msg('Any time'), days: null },
  { code: '7d', label: msg('Last 7 days'), days: 7 },
  { code: '30d', label: msg('Last 30 days'), days: 30 },
  { code: '90d', label: msg('Last 90 days'), days: 90 },
  { code: 'custom', label: msg('Choose days'), days: null },
] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = (text: string) => (DAY.test(text) ? text : null);

/** Names of the filters in the address; the tab and the page are none. */
const filterNames = ['type', 'min', 'max', 'time', 'from', 'to'] as const;

function daysOf(time: string, from: string, to: string) {
  if (time === 'custom') return { from: day(from), to: day(to) };
  const days = timeFilters.find(({ code }) => code === time)?.days;
  return { from: days ? dayjs().subtract(days, 'day').format('YYYY-MM-DD') : null, to: null };
}

/** Tab, filters and page of the statement live in its address. */
export function useStatementAddress() {
  const [params, changeParams] = useSearchParams();
  const get = (name: string) => params.get(name) ?? '';
  const chosen = get('type').split(',').filter(Boolean);
  const tab = statementTabs.find(({ code }) => code === get('tab')) ?? statementTabs[0];
  const page = pageIn(params);
  const types = typeFilters.filter(({ code }) => chosen.includes(code)).map(({ type }) => type);

  const change = (next: Record<string, string>) =>
    changeParams({ page: '', ...next }, { preventScrollReset: true });

  const filter: TransactionFilter = {
    direction: tab.direction,
    types: types.length > 0 ? types : null,
    minAmount: inUsd(parseMoney(get('min'))),
    maxAmount: inUsd(parseMoney(get('max'))),
    ...daysOf(get('time'), get('from'), get('to')),
  };
  const values = Object.fromEntries(filterNames.map((name) => [name, get(name)])) as Record<
    (typeof filterNames)[number],
    string
  >;
  return {
    tab: tab.code,
    page,
    values,
    chosenTypes: chosen,
    /** Filters in use, for the count on the phone's button. */
    count: [types.length > 0, values.min || values.max, values.time].filter(Boolean).length,
    variables: { filter, ...pageInput({ page, size: STATEMENT_PAGE_SIZE }) },
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
  };
}

export type StatementAddress = ReturnType<typeof useStatementAddress>;
