import { useEffect } from 'react';
import { useSearchParams } from '../../routing/hooks.ts';

type Page = { readonly items: readonly unknown[]; readonly total: number };

/**
 * Brings whoever asks for a page beyond the last one (an old link, rows that are gone meanwhile) to the last one, for
 * lists with `?page=` in their address. Answers whether that is under way.
 */
export function useLastPage(list: Page | undefined, size: number): boolean {
  const [params, setParams] = useSearchParams();
  const last = list?.items.length === 0 ? Math.ceil(list.total / size) : 0;
  const beyond = last > 0 && Number(params.get('page')) > last;
  useEffect(() => {
    if (!beyond) return;
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (last > 1) next.set('page', String(last));
        else next.delete('page');
        return next;
        // The way back must not lead here again.
      },
      { replace: true },
    );
  }, [beyond, last, setParams]);
  return beyond;
}
