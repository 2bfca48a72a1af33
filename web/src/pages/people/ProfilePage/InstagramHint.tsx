import Instagram from '@mui/icons-material/Instagram';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../languages/t.ts';
import { loadChunk } from '../../../lib/connection/loadChunk.ts';

const AddInstagramDialog = lazy(async () => {
  const { AddInstagramDialog: dialog } = await loadChunk(
    () => import('../../../components/linking/AddInstagramDialog.tsx'),
  );
  return { default: dialog };
});

/** For somebody without a linked Instagram account: says so, and links one without leaving the page. */
export function InstagramHint() {
  const [adding, setAdding] = useState(false);
  return (
    <Card
      component="section"
      aria-label={t('Instagram')}
      sx={{ mt: 4, p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box
        sx={{
          width: 48,
          height: 48,
          borderRadius: '12px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'info.soft',
          color: 'info.main',
        }}
      >
        <Instagram aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="subtitle1" component="h2">
          {t('Instagram account not linked')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Please link your Instagram account to make your posts visible.')}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {t('Link Instagram')}
      </Button>
      {adding && (
        <Suspense>
          <AddInstagramDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
