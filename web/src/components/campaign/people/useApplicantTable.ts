import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearchParams } from '../../../routing/hooks.ts';
import { readPeople } from './peopleChoices.ts';

/** Whether the applications are shown as a table: in the list view, where a page has room for all columns. */
export function useApplicantTable(): boolean {
  const [params] = useSearchParams();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const { tab, view } = readPeople(params);
  return isWide && tab === 'applications' && view === 'list';
}
