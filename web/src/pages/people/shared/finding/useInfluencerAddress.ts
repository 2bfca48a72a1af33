import { useMemo } from 'react';
import { useAddressChoices } from '../../../../lib/navigation/useAddressChoices.ts';
import { useNavigate, useParams, useSearchParams } from '../../../../routing/hooks.ts';
import { pageIn } from '../../../../routing/paths.ts';
import { type FilterChoices, filterParams, readFilters } from './influencerFilters.ts';

/** What of a list of people stands in its address. */
type InfluencerChoices = FilterChoices & {
  keyword: string;
  /** Code of the order as the specification has it; empty for the first. */
  sort: string;
  page: number;
};

/** Address of a list of people; what is as at first is left out. */
function toSearch({ keyword, sort, page, ...filters }: InfluencerChoices): string {
  const parts = { q: keyword, sort };
  const params = new URLSearchParams(Object.entries(parts).filter(([, value]) => value));
  for (const [name, value] of filterParams(filters)) params.append(name, value);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

const readChoices = (query: string | undefined, params: URLSearchParams): InfluencerChoices => ({
  keyword: (params.get('q') ?? query ?? '').slice(0, 100),
  sort: params.get('sort') ?? '',
  page: pageIn(params),
  ...readFilters(params),
});

type Options = { replace?: boolean; preventScrollReset?: boolean };

/**
 * Keyword, filters, order and page from the address, so that a link, a reload and the way back show the same
 * list. A name in the path (`/search-influencer/mei`) is the first keyword; once something is changed it moves to `?q=`.
 */
export function useInfluencerAddress(path: string) {
  const { query } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readChoices(query, params), [query, params]);
  const { choices, choose, latest } = useAddressChoices(address);
  const change = (changes: Partial<InfluencerChoices>, options: Options = {}) => {
    const next = { ...latest(), page: 1, ...changes };
    choose(next);
    navigate(
      { pathname: path, search: toSearch(next) },
      { preventScrollReset: options.replace ?? false, ...options },
    );
  };
  return { ...choices, change };
}

export type InfluencerAddress = ReturnType<typeof useInfluencerAddress>;
