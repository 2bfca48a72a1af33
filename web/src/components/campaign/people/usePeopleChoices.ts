import { useCallback, useMemo } from 'react';
import { useAddressParams } from '../../../lib/navigation/useAddressParams.ts';
import { readPeople } from './peopleChoices.ts';

/** Tab, order, view and page of the people under a campaign, kept in the address. */
export function usePeopleChoices() {
  const [params, changeParams] = useAddressParams();
  const choices = useMemo(() => readPeople(params), [params]);
  const change = useCallback(
    (part: { tab?: string; order?: string; view?: string; people?: string }) => {
      const fromTheFirst = 'view' in part ? {} : { people: '' };
      changeParams({ ...fromTheFirst, ...part }, { preventScrollReset: true });
    },
    [changeParams],
  );
  return { choices, change };
}
