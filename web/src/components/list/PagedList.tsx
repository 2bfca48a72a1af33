import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from '../../routing/hooks.ts';
import { pageIn } from '../../routing/paths.ts';
import { ErrorState } from '../page/ErrorState.tsx';
import { Pager } from './Pager.tsx';

type Paging = { page: number; size: number; onPage: (page: number) => void };

/** A list that is turned without a trace in the address. */
export function usePaging(size: number): Paging {
  const [page, onPage] = useState(1);
  return { page, size, onPage };
}

/** A list whose page is named in the address, as `?page=`. */
export function useAddressPaging(size: number): Paging {
  const [params, change] = useSearchParams();
  return { page: pageIn(params), size, onPage: (page) => change({ page: page > 1 ? String(page) : '' }) };
}

export const pageInput = ({ page, size }: Pick<Paging, 'page' | 'size'>) => ({
  offset: (page - 1) * size,
  first: size,
});

type Page<T> = { readonly nodes: readonly T[]; readonly totalCount: number };

export type PagedListProps<T> = {
  list: Page<T> | undefined;
  error: unknown;
  onRetry: () => void;
  paging: Paging;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (rows: readonly T[]) => ReactNode;
};

export function PagedList<T>({ list, error, onRetry, paging, skeleton, empty, children }: PagedListProps<T>) {
  const beyond = useLastPage(list, paging.size);
  if (error && !list) return <ErrorState error={error} onRetry={onRetry} />;
  if (!list || beyond) return skeleton;
  if (list.totalCount === 0) return empty;
  return (
    <>
      {children(list.nodes)}
      <Pager {...paging} total={list.totalCount} />
    </>
  );
}

/**
 * Brings whoever asks for a page beyond the last one (an old link, rows that are gone meanwhile) to the last one, for
 * lists with `?page=` in their address. Returns whether that is under way.
 */
export function useLastPage(list: Page<unknown> | undefined, size: number): boolean {
  const [params, change] = useSearchParams();
  const last = list?.nodes.length === 0 ? Math.ceil(list.totalCount / size) : 0;
  const beyond = last > 0 && Number(params.get('page')) > last;
  useEffect(() => {
    // The way back must not lead here again.
    if (beyond) change({ page: last > 1 ? String(last) : '' }, { replace: true });
  }, [beyond, last, change]);
  return beyond;
}
