import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type CampaignChoices, cleared, readChoices, toAddress } from './campaignFilters.ts';

/** The filters of the campaign list, kept in the address. */
export function useCampaignChoices() {
  const { category } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choices = useMemo(() => readChoices(category, params), [category, params]);
  const go = useCallback(
    (next: CampaignChoices, replace: boolean, stay: boolean) =>
      navigate(toAddress(next, params), { replace, preventScrollReset: stay }),
    [navigate, params],
  );
  /** Changes some choices and starts at the first page again. `typing` leaves no step for the back button. */
  const change = useCallback(
    (part: Partial<CampaignChoices>, typing = false) => go({ ...choices, page: 1, ...part }, typing, true),
    [choices, go],
  );
  const goToPage = useCallback((page: number) => go({ ...choices, page }, false, false), [choices, go]);
  const clear = useCallback(() => go(cleared(choices), false, true), [choices, go]);
  return { choices, change, goToPage, clear };
}
