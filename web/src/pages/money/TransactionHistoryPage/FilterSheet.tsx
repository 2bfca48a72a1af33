import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SlideOver } from '../../../components/overlay/SlideOver.tsx';
import { t } from '../../../languages/t.ts';
import { StatementFilters } from './StatementFilters.tsx';
import type { StatementAddress } from './useStatementAddress.ts';

/** The filters on phones: a sheet, with the number of those in use on its button. */
export function FilterSheet({ address }: { address: StatementAddress }) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' }, mb: 2 }}>
      <Button variant="outlined" startIcon={<TuneRounded />} onClick={() => setOpen(true)}>
        {address.count > 0 ? t('Filters ({count})', { count: address.count }) : t('Filters')}
      </Button>
      {open && (
        <SlideOver
          open
          title={t('Filters')}
          onClose={() => setOpen(false)}
          width={400}
          actions={
            <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
              {t('Show results')}
            </Button>
          }
        >
          <StatementFilters address={address} />
        </SlideOver>
      )}
    </Box>
  );
}
