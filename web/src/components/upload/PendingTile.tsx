import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { t } from '../../languages/t.ts';
import { oneLine } from '../display/oneLine.ts';
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
            ...oneLine,
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

type UploadBarProps = { upload: PendingUpload; small?: boolean };

/** How far a picture is on its way to the server, or how to send it again. What was sent is being looked at. */
export function UploadBar({ upload: { name, share, isStopped, again }, small }: UploadBarProps) {
  if (isStopped) {
    const look = small ? { size: 'small' as const, sx: { alignSelf: 'flex-start', ml: -0.5 } } : {};
    return (
      <Button color="inherit" onClick={again} {...look}>
        {t('Try again')}
      </Button>
    );
  }
  return (
    <LinearProgress
      variant={share < 1 ? 'determinate' : 'indeterminate'}
      color="info"
      value={Math.round(share * 100)}
      aria-label={t('Uploading {name}', { name })}
      sx={{ flexGrow: 1, maxHeight: 4, mr: 1, mb: 0.5 }}
    />
  );
}
