import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Text, t } from '../../../languages/t.ts';
import { Pager } from '../../list/Pager.tsx';
import { EmptyState } from '../../page/EmptyState.tsx';
import { ErrorState } from '../../page/ErrorState.tsx';
import { RowsSkeleton } from '../../page/Skeletons.tsx';
import { PEOPLE_SIZE, type PeopleChoices } from './peopleChoices.ts';

type Props = {
  label: Text;
  /** Undefined while it is asked for. */
  total: number | undefined;
  error?: unknown;
  choices: PeopleChoices;
  /** Text when there is nobody, word for word from the specification. */
  empty: Text;
  hint: Text;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** One `<PersonEntry>` each. */
  children: ReactNode;
};

/** People as rows or cards with their pager, or what stands in their place. */
export function PeopleList({ label, total, error, choices, empty, hint, onPage, onRetry, children }: Props) {
  if (total === undefined) {
    return error ? <ErrorState error={error} onRetry={onRetry} /> : <RowsSkeleton />;
  }
  if (total === 0) return <EmptyState drawing="people" text={t(empty)} hint={t(hint)} />;
  const grid = {
    display: 'grid',
    gap: 2,
    mt: 2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  };
  return (
    <>
      <Box
        component="ul"
        aria-label={t(label)}
        sx={{ listStyle: 'none', m: 0, p: 0, ...(choices.view === 'grid' ? grid : {}) }}
      >
        {children}
      </Box>
      <Pager page={choices.page} size={PEOPLE_SIZE} total={total} onPage={onPage} />
    </>
  );
}
