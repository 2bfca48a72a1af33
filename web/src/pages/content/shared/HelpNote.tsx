import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/index.ts';

/** The way on for whoever did not find it. */
export function HelpNote() {
  return (
    <Box
      sx={{
        mt: 7,
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: '16px',
        bgcolor: 'primary.soft',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h2">
          {t('Still have a question?')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('A person reads it, and answers.')}
        </Typography>
      </Box>
      <Button component={Link} to="/help" variant="outlined">
        {t('Reach Us')}
      </Button>
    </Box>
  );
}
