import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Brand } from '../../../components/display/Brand.tsx';
import { Drawing } from '../../../components/display/Drawing.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { UsernameForm } from './UsernameForm.tsx';

/** Choosing a username; stands without header and footer. */
export function Component() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', px: 2, py: 4 }}>
      <PageTitle hidden>{t('Choose a username')}</PageTitle>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <Brand />
        <Box sx={{ mt: 4 }}>
          <Drawing name="people" />
        </Box>
        <Typography variant="h2" component="h1" sx={{ mt: 2 }}>
          {t('Choose a username')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          {t('People find and mention you by it. At most 30 characters.')}
        </Typography>
        <UsernameForm />
      </Box>
    </Box>
  );
}
