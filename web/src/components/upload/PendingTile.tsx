import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { t } from '../../languages/t.ts';
import { UploadBar } from './UploadBar.tsx';
import type { PendingUpload } from './usePictureUploads.ts';

export function PendingTile({ upload }: { upload: PendingUpload }) {
  const { name, isStopped, drop } = upload;
  return (
    <Box
      component="li"
      sx={{
        aspectRatio: '4 / 3',
        borderRadius: '12px',
        border: 1,
        borderColor: isStopped ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
        pl: 1.5,
        pr: 0.5,
        pb: 1,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <Box
          component="span"
          sx={{
            flex: 1,
            fontSize: 13,
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={drop}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <UploadBar upload={upload} small />
    </Box>
  );
}
