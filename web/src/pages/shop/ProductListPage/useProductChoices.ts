import { useMemo } from 'react';
import { useAddressParams } from '../../../lib/navigation/useAddressParams.ts';
import { cleared, type ProductChoices, readChoices, toParams } from './productFilters.ts';

/** What the list shows, kept in the address. Every change but of the page begins at the first one. */
export function useProductChoices() {
  const [params, changeParams] = useAddressParams();
  const choices = useMemo(() => readChoices(params), [params]);
  const put = (next: ProductChoices) => changeParams(toParams(next), { preventScrollReset: true });
  return {
    choices,
    change: (part: Partial<ProductChoices>) => put({ ...choices, page: 1, ...part }),
    clear: () => put(cleared(choices)),
    goToPage: (page: number) => changeParams({ page: page > 1 ? String(page) : '' }),
  };
}
