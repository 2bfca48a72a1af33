import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { t } from '../../languages/t.ts';
import type { PendingUpload } from './usePictureUploads.ts';

type Props = { upload: PendingUpload; small?: boolean };

/** How far a picture is on its way to the server, or how to send it again. What was sent is being looked at. */
export function UploadBar({ upload: { name, share, isStopped, again }, small }: Props) {
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
