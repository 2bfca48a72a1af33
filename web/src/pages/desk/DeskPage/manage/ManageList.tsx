import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from '../../../../components/list/PagedList.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { Panel } from '../parts/Panel.tsx';

type Props<T> = Pick<PagedListProps<T>, 'list' | 'error'> & {
  title: string;
  /** Its number of rows, unless something else is said. */
  aside?: ReactNode;
  onRetry: () => Promise<unknown>;
  /** Page by page; without it all rows. */
  paging?: PagedListProps<T>['paging'];
  /** What is said without rows, and the next step. */
  empty: string;
  hint?: string;
  /** A row. */
  children: (row: T) => ReactNode;
  below?: ReactNode;
};

const whole = { page: 1, size: 100, onPage: () => {} };

/** A list of the desk: its rows, what is there while it loads, fails or is empty, and the ways to its other pages. */
export function ManageList<T>({ title, aside, list, error, onRetry, empty, hint, below, ...rest }: Props<T>) {
  const { paging = whole, children } = rest;
  return (
    <Panel title={title} aside={aside ?? (list && `${list.totalCount}`)}>
      <PagedList
        list={list}
        error={error}
        onRetry={() => void onRetry()}
        paging={paging}
        skeleton={<CaseSkeleton />}
        empty={<EmptyState text={empty} hint={hint} />}
      >
        {(rows) => <PlainList label={title}>{rows.map(children)}</PlainList>}
      </PagedList>
      {below}
    </Panel>
  );
}
