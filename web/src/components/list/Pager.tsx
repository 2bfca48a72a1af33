import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../languages/t.ts';
import { PageButtons } from './PageButtons.tsx';

type Props = {
  /** Page shown, from 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** Rows in all pages. */
  total: number;
  onPage: (page: number) => void;
};

/** 'Showing 13 to 24 of 57 entries' with Previous, numbers and Next. Draws nothing when one page holds all. */
export function Pager({ page, size, total, onPage }: Props) {
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
      <PageButtons page={page} count={Math.ceil(total / size)} onPage={onPage} />
    </Box>
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
