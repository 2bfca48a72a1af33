import LinearProgress from '@mui/material/LinearProgress';
import { t } from '../../languages/t.ts';
import type { PendingUpload } from './usePictureUploads.ts';

/** How far a picture is on its way to the server. What has been sent is being looked at until the answer comes. */
export function UploadBar({ upload: { name, share } }: { upload: PendingUpload }) {
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
