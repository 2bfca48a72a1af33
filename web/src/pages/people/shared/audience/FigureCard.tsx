import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { platformNames } from '../../../../components/work/workNames.ts';
import { t } from '../../../../languages/t.ts';
import { formatMoment } from '../../../../lib/format/formatDate.ts';
import type { Provenance } from './audienceDocument.ts';
import { FigureTable, type Table } from './FigureTable.tsx';

/** Figures so old are marked. */
const OLD = 30 * 86_400_000;

type Props = {
  title: string;
  /** The one thing that the plot says. */
  says: string;
  source: Provenance;
  table: Table;
  /** Whether it is as broad as two. */
  wide?: boolean;
  /** The plot. */
  children: ReactNode;
};

/** A plot with its source, which can be read as a table. */
export function FigureCard({ title, says, source, table, wide = false, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        p: { xs: 2, sm: 2.5 },
        ...(wide && { gridColumn: '1 / -1' }),
      }}
    >
      <Typography variant="subtitle1" component="h3" id={id}>
        {title}
      </Typography>
      <SecondaryText>{says}</SecondaryText>
      <Box sx={{ flex: 1, my: 2, minWidth: 0 }}>
        {asTable ? <FigureTable label={title} {...table} /> : children}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Source {...source} />
        <Button
          size="small"
          color="info"
          aria-describedby={id}
          onClick={() => setAsTable(!asTable)}
          sx={{ flexShrink: 0, minWidth: 0, px: 0.75, mr: -0.75, my: -0.75, fontSize: 13 }}
        >
          {asTable ? t('Show as plot') : t('Show as table')}
        </Button>
      </Box>
    </Card>
  );
}

/** 'Instagram, 5 Dec 2026, 08:10 SGT'. */
function Source({ network, takenAt }: Provenance) {
  const isOld = Date.now() - new Date(takenAt).getTime() > OLD;
  return (
    <Typography variant="caption" sx={{ fontSize: 12.5, color: isOld ? 'warning.main' : 'text.secondary' }}>
      {t(platformNames[network])}, <time dateTime={takenAt}>{formatMoment(takenAt)}</time>
    </Typography>
  );
}
