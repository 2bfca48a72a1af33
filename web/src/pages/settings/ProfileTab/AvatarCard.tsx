import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import type { ProfileFormAccountFragment } from '../../../__generated__/graphql.ts';
import { PersonAvatar } from '../../../components/PersonAvatar.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { UploadWarningDialog } from './UploadWarningDialog.tsx';
import { useAvatarUpload } from './useAvatarUpload.ts';

/** The face of the viewer, and the way to change it. */
export function AvatarCard({ account }: { account: ProfileFormAccountFragment }) {
  const { profile } = account;
  const { preview, share, warning, accept, upload, dismiss } = useAvatarUpload();
  const input = useRef<HTMLInputElement>(null);
  const picture = preview ? { tiny: preview, small: preview } : profile.avatar;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was refused.
    target.value = '';
    if (file) void upload(file);
  };
  return (
    <Card
      component="section"
      aria-label="Photo"
      sx={{ p: { xs: 2, sm: 3 }, position: { md: 'sticky' }, top: 96 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          alignItems: { xs: 'center', md: 'flex-start' },
          gap: 2,
        }}
      >
        <PersonAvatar key={picture?.small} name={profile.fullName} picture={picture ?? null} size={104} />
        <Box sx={{ minWidth: 0, width: 1 }}>
          <Typography variant="h5" component="p">
            {profile.fullName}
          </Typography>
          {profile.username && <Box sx={{ color: 'text.secondary' }}>@{profile.username}</Box>}
          <Button
            variant="outlined"
            size="small"
            disabled={share !== null}
            onClick={() => input.current?.click()}
            sx={{ mt: 1.5 }}
          >
            {profile.avatar ? 'Change photo' : 'Add photo'}
          </Button>
          <Box
            component="input"
            ref={input}
            type="file"
            aria-label="Profile photo"
            tabIndex={-1}
            accept={accept}
            onChange={onChange}
            sx={visuallyHidden}
          />
        </Box>
      </Box>
      {share !== null && (
        <LinearProgress
          variant="determinate"
          color="info"
          value={Math.round(share * 100)}
          aria-label="Uploading photo"
          sx={{ mt: 2 }}
        />
      )}
      {warning && <UploadWarningDialog text={warning} onClose={dismiss} />}
    </Card>
  );
}
