import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { t } from '../../languages/t.ts';
import type { PendingUpload } from './usePictureUploads.ts';

/** A picture on its way to the server. */
export function PendingTile({ upload }: { upload: PendingUpload }) {
  return (
    <Box
      component="li"
      sx={{
        aspectRatio: '4 / 3',
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 1,
        minWidth: 0,
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: 13,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {upload.name}
      </Box>
      <LinearProgress
        variant="determinate"
        color="info"
        value={Math.round(upload.share * 100)}
        aria-label={t('Uploading {name}', { name: upload.name })}
      />
    </Box>
  );
}
