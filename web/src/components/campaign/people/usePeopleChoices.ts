import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPeople } from './peopleChoices.ts';

/** Tab, order, view and page of the people under a campaign, kept in the address. */
export function usePeopleChoices() {
  const [params, setParams] = useSearchParams();
  const choices = useMemo(() => readPeople(params), [params]);
  const change = useCallback(
    (part: { tab?: string; order?: string; view?: string; people?: string }) => {
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (!('view' in part)) next.delete('people');
          for (const [name, value] of Object.entries(part)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { choices, change };
}
