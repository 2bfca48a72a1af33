import Box from '@mui/material/Box';
import type { NewsTileFragment } from '../../../__generated__/graphql.ts';
import { NewsTile } from '../../../components/display/NewsTile.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { t } from '../../../languages/t.ts';

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** Three more pieces. */
export function MoreNews({ rows }: { rows: readonly ({ id: string } & NewsTileFragment)[] }) {
  if (rows.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="more-news"
      sx={{ mt: { xs: 6, md: 8 }, maxWidth: 1080, mx: 'auto' }}
    >
      <SectionHeading id="more-news" title={t('More news')} to="/news" />
      <Box sx={grid}>
        {rows.map((row) => (
          <NewsTile key={row.id} article={row} />
        ))}
      </Box>
    </Box>
  );
}
