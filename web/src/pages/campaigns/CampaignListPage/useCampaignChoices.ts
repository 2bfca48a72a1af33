import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from '../../../routing/hooks.ts';
import { type CampaignChoices, cleared, readChoices, toAddress } from './campaignFilters.ts';

/**
 * The filters of the campaign list, kept in the address. The address follows a moment after a click, so what was chosen
 * last is shown at once, and quick clicks build on one another.
 */
export function useCampaignChoices() {
  const { category } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readChoices(category, params), [category, params]);
  const [choices, setChoices] = useState(address);
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
    setChoices(address);
  }, [address]);
  const go = useCallback(
    (next: CampaignChoices, replace: boolean, stay: boolean) => {
      latest.current = next;
      setChoices(next);
      navigate(toAddress(next, params), { replace, preventScrollReset: stay });
    },
    [navigate, params],
  );
  /** Changes some choices and starts at the first page again. `typing` leaves no step for the back button. */
  const change = useCallback(
    (part: Partial<CampaignChoices>, typing = false) =>
      go({ ...latest.current, page: 1, ...part }, typing, true),
    [go],
  );
  const goToPage = useCallback((page: number) => go({ ...latest.current, page }, false, false), [go]);
  const clear = useCallback(() => go(cleared(latest.current), false, true), [go]);
  return { choices, change, goToPage, clear };
}
