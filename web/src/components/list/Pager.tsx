import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../languages/t.ts';
import { FINGER, touched } from '../../lib/theme/themeComponents.ts';

type Props = { page: number; size: number; total: number; onPage: (page: number) => void };

/** 'Showing 13 to 24 of 57 entries' with Previous, numbers and Next. Draws nothing when one page holds all. */
export function Pager(props: Props) {
  const { page, size, total } = props;
  if (total <= size) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        mt: 4,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
        {pageText(page, size, total)}
      </Typography>
      <PageButtons {...props} />
    </Box>
  );
}

/** What a button is called for screen readers. */
function labelOf(type: string, page: number | null, isShown: boolean): string {
  if (type === 'page') return isShown ? t('Page {page}', { page }) : t('Go to page {page}', { page });
  return type === 'next' ? t('Go to next page') : t('Go to previous page');
}

const slots = { previous: () => t('Previous'), next: () => t('Next') };

const look = { borderRadius: '10px', [touched]: { minWidth: FINGER, height: FINGER, mx: 0 } } as const;

function PageButtons({ page, size, total, onPage }: Props) {
  const count = Math.ceil(total / size);
  const row = useRef<HTMLElement>(null);
  const wanted = useRef<number>(null);
  // A button that leads to an end is disabled there and loses the focus, which goes to the number of the page.
  useLayoutEffect(() => {
    if (wanted.current !== page) return;
    wanted.current = null;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.matches(':disabled')) return;
    row.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  return (
    <Pagination
      ref={row}
      page={page}
      count={count}
      boundaryCount={2}
      getItemAriaLabel={labelOf}
      onChange={({ currentTarget }, to) => {
        wanted.current = (to === 1 || to === count) && document.activeElement === currentTarget ? to : null;
        onPage(to);
      }}
      renderItem={(item) => <PaginationItem {...item} slots={slots} sx={look} />}
    />
  );
}

/** 'Showing 13 to 24 of 57 entries'. */
export function pageText(page: number, size: number, total: number): string {
  return t('Showing {from} to {to} of {total} entries', {
    from: (page - 1) * size + 1,
    to: Math.min(page * size, total),
    total,
  });
}
