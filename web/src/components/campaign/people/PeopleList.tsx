import type { ReactNode } from 'react';
import { type Text, t } from '../../../languages/t.ts';
import { PagedList, type PagedListProps } from '../../list/PagedList.tsx';
import { PlainList } from '../../list/PlainList.tsx';
import { EmptyState } from '../../page/EmptyState.tsx';
import { RowsSkeleton } from '../../page/Skeletons.tsx';
import { PEOPLE_SIZE, type PeopleChoices } from './peopleChoices.ts';

type Props<T> = Pick<PagedListProps<T>, 'list' | 'error' | 'onRetry'> & {
  label: Text;
  choices: PeopleChoices;
  /** Text when there is nobody, word for word from the specification. */
  empty: Text;
  hint: Text;
  onPage: (page: number) => void;
  /** Draws all of them together, in place of one by one. */
  table?: (items: readonly T[]) => ReactNode;
  children: (item: T) => ReactNode;
};

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
};

export function PeopleList<T>({ label, choices, empty, hint, onPage, table, children, ...query }: Props<T>) {
  return (
    <PagedList
      {...query}
      paging={{ page: choices.page, size: PEOPLE_SIZE, onPage }}
      skeleton={<RowsSkeleton />}
      empty={<EmptyState drawing="people" text={t(empty)} hint={t(hint)} />}
    >
      {(items) =>
        table?.(items) ?? (
          <PlainList label={t(label)} sx={choices.view === 'grid' ? grid : undefined}>
            {items.map(children)}
          </PlainList>
        )
      }
    </PagedList>
  );
}
