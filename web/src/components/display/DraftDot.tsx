import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { visuallyHidden } from './visuallyHidden.ts';

export function DraftDot() {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: -4,
        right: -4,
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: 'warning.main',
        border: 2,
        borderColor: 'background.paper',
      }}
    >
      <span style={visuallyHidden}>{t('a draft waits')}</span>
    </Box>
  );
}
