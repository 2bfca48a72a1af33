import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import type { NewsTileFragment } from '../../../__generated__/graphql.ts';
import { NewsTile } from '../../../components/display/NewsTile.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { t } from '../../../languages/t.ts';
import { section } from './Strip.tsx';

type Row = { id: string } & NewsTileFragment;

export function NewsStrip({ rows }: { rows: readonly Row[] | undefined }) {
  const id = useId();
  if (rows?.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={section({ xs: 923, md: 593 })}>
      <SectionHeading id={id} title={t('News')} to="/news" />
      <Box sx={grid}>
        {rows
          ? rows.map((row, place) => <NewsTile key={row.id} article={row} lead={place === 0} />)
          : [0, 1, 2, 3, 4].map((key) => (
              <Skeleton
                key={key}
                variant="rounded"
                height="auto"
                sx={{ borderRadius: '16px', minHeight: 96 }}
              />
            ))}
      </Box>
    </Box>
  );
}

/** Small tiles on phones: the picture beside the words. */
const beside = {
  flexDirection: 'row',
  '& .picture': { flex: '0 0 34%', aspectRatio: 'auto', minHeight: 96 },
  '& .words': { alignSelf: 'center', minWidth: 0 },
};

const grid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr' },
  '& > :first-of-type': { gridColumn: { sm: '1 / -1', md: '1' }, gridRow: { md: '1 / 3' } },
  '& > :not(:first-of-type)': { '@media (max-width: 599px)': beside },
} as const;
