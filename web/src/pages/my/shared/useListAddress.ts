import { useCallback } from 'react';
import type { CampaignSort } from '../../../__generated__/enums.ts';
import { msg, type Text } from '../../../languages/t.ts';
import { useAddressParams } from '../../../lib/navigation/useAddressParams.ts';
import { pageIn } from '../../../routing/paths.ts';

/** Rows on a page of my lists (specification, section 9). */
export const MY_PAGE_SIZE = 8;

/** Orders of my lists, by the codes of the specification. */
export const sortOptions: { code: string; sort: CampaignSort; label: Text }[] = [
  { code: '', sort: 'DEFAULT', label: msg('Default') },
  { code: 'lth', sort: 'PRICE_LOW_TO_HIGH', label: msg('Price Low to High') },
  { code: 'htl', sort: 'PRICE_HIGH_TO_LOW', label: msg('Price High to Low') },
];

/** Search, order and page of a list live in its address: a reload, a link and the back button keep them. */
export function useListAddress() {
  const [params, changeParams] = useAddressParams();
  const search = (params.get('search') ?? '').slice(0, 100);
  const code = params.get('sort') ?? '';
  const option = sortOptions.find((one) => one.code === code);
  const page = pageIn(params);

  const change = useCallback(
    (next: Record<string, string>) => {
      changeParams({ page: '', ...next });
      window.scrollTo({ top: 0 });
    },
    [changeParams],
  );

  return {
    search,
    code: option?.code ?? '',
    page,
    variables: {
      search: search || null,
      sort: option?.sort ?? 'DEFAULT',
      page: { offset: (page - 1) * MY_PAGE_SIZE, limit: MY_PAGE_SIZE },
    } as const,
    setSearch: (text: string) => change({ search: text.trim() }),
    setSort: (next: string) => change({ sort: next }),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : '' }),
  };
}
