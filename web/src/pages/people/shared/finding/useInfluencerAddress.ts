import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from '../../../../routing/hooks.ts';
import { pageIn } from '../../../../routing/paths.ts';
import { type FilterChoices, filterParams, readFilters } from './influencerFilters.ts';

/** What of a list of people stands in its address. */
type InfluencerChoices = FilterChoices & {
  keyword: string;
  /** ISO code, empty for all. */
  country: string;
  /** Code of the order as the specification has it; empty for the first. */
  sort: string;
  page: number;
};

/** Address of a list of people; what is as at first is left out. */
function toSearch({ keyword, country, sort, page, ...filters }: InfluencerChoices): string {
  const parts = { q: keyword, country, sort };
  const params = new URLSearchParams(Object.entries(parts).filter(([, value]) => value));
  for (const [name, value] of filterParams(filters)) params.append(name, value);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

const readChoices = (query: string | undefined, params: URLSearchParams): InfluencerChoices => ({
  keyword: (params.get('q') ?? query ?? '').slice(0, 100),
  country: params.get('country') ?? '',
  sort: params.get('sort') ?? '',
  page: pageIn(params),
  ...readFilters(params),
});

type Options = { replace?: boolean; preventScrollReset?: boolean };

/**
 * Keyword, country, filters, order and page from the address, so that a link, a reload and the way back show the same
 * list. A name in the path (`/search-influencer/mei`) is the first keyword; once something is changed it moves to `?q=`.
 * The address follows a moment after a click, so what was chosen last is shown at once, and quick clicks build on one
 * another.
 */
export function useInfluencerAddress(path: string) {
  const { query } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readChoices(query, params), [query, params]);
  const [choices, setChoices] = useState(address);
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
    setChoices(address);
  }, [address]);
  const change = (changes: Partial<InfluencerChoices>, options: Options = {}) => {
    const next = { ...latest.current, page: 1, ...changes };
    latest.current = next;
    setChoices(next);
    navigate(
      { pathname: path, search: toSearch(next) },
      { preventScrollReset: options.replace ?? false, ...options },
    );
  };
  return { ...choices, change };
}

export type InfluencerAddress = ReturnType<typeof useInfluencerAddress>;
