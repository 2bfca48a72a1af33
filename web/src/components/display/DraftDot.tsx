import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** The marker of a waiting draft on '+ Campaigns'. */
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
      <Box component="span" sx={visuallyHidden}>
        {t('a draft waits')}
      </Box>
    </Box>
  );
}
