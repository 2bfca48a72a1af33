import type { CampaignSort } from '../../../__generated__/enums.ts';
import { pageInput } from '../../../components/list/PagedList.tsx';
import { rowOf } from '../../../lib/navigation/rowOf.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { pageIn } from '../../../routing/paths.ts';

/** Rows on a page of my lists (specification, section 9). */
export const MY_PAGE_SIZE = 8;

/** Orders by the codes of the specification; none for the first. */
const sortCodes: Record<string, CampaignSort> = { lth: 'PRICE_LOW_TO_HIGH', htl: 'PRICE_HIGH_TO_LOW' };

/** Search, order and page of a list live in its address: a reload, a link and the back button keep them. */
export function useListAddress() {
  const [params, changeParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, 100);
  const sort = rowOf(sortCodes, params.get('sort')) ?? 'DEFAULT';
  const page = pageIn(params);

  const change = (next: Record<string, string>) => {
    changeParams({ page: '', ...next });
    window.scrollTo({ top: 0 });
  };

  return {
    search,
    sort,
    page,
    variables: {
      search: search || null,
      sort,
      ...pageInput({ page, size: MY_PAGE_SIZE }),
    },
    setSearch: (search: string) => change({ search }),
    setSort: (next: CampaignSort) =>
      change({ sort: Object.keys(sortCodes).find((code) => sortCodes[code] === next) ?? '' }),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : '' }),
  };
}
