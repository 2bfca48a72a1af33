import { useNavigate, useParams, useSearchParams } from '../../../../routing/hooks.ts';
import { pageIn } from '../../../../routing/paths.ts';

/** What of a list of people stands in its address. */
type InfluencerChoices = {
  keyword: string;
  /** ISO code, empty for all. */
  country: string;
  /** Code of the order as the specification has it; empty for the first. */
  sort: string;
  page: number;
};

/** Address of a list of people; what is as at first is left out. */
function toSearch({ keyword, country, sort, page }: InfluencerChoices): string {
  const parts = { q: keyword, country, sort, page: page > 1 ? String(page) : '' };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value)).toString();
}

/**
 * Keyword, country, order and page from the address, so that a link, a reload and the way back show the same list. A
 * name in the path (`/search-influencer/mei`) is the first keyword; once something is changed it moves to `?q=`.
 */
export function useInfluencerAddress(path: string) {
  const { query } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const keyword = (params.get('q') ?? query ?? '').slice(0, 100);
  const country = params.get('country') ?? '';
  const sort = params.get('sort') ?? '';
  const page = pageIn(params);
  const change = (changes: Partial<InfluencerChoices>, options: { replace?: boolean } = {}) => {
    const search = toSearch({ keyword, country, sort, page: 1, ...changes });
    navigate({ pathname: path, search }, { ...options, preventScrollReset: options.replace ?? false });
  };
  return { keyword, country, sort, page, change };
}

export type InfluencerAddress = ReturnType<typeof useInfluencerAddress>;
