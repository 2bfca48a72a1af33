import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { FileInput } from '../../../../components/upload/FileInput.tsx';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { SetAvatarDocument } from './profileFormDocuments.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';

const AvatarCropDialog = lazyPart(
  async () => (await import('../AvatarCrop/AvatarCropDialog.tsx')).AvatarCropDialog,
);

export function AvatarCard({ account: { profile } }: { account: ProfileFormAccountFragment }) {
  return (
    <Card
      component="section"
      aria-label={t('Photo')}
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
        <PersonAvatar key={profile.avatar?.id} name={profile.fullName} picture={profile.avatar} size={104} />
        <Box sx={{ minWidth: 0, width: 1 }}>
          <Typography variant="h5" component="p">
            {profile.fullName}
          </Typography>
          {profile.username && <Box sx={{ color: 'text.secondary' }}>@{profile.username}</Box>}
          <PhotoButtons profile={profile} />
        </Box>
      </Box>
    </Card>
  );
}

function PhotoButtons({ profile }: Pick<ProfileFormAccountFragment, 'profile'>) {
  const { url, share, warning, error, accept, choose, use, refuse, cancel, dismiss } = useAvatarUpload();
  const [save] = useMutation(SetAvatarDocument, { variables: { input: { picture: null } } });
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1.5 }}>
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        {profile.avatar ? t('Change photo') : t('Add photo')}
      </Button>
      {profile.avatar && (
        <AskButton
          variant="text"
          color="inherit"
          size="small"
          aria-label={t('Remove photo')}
          sx={{ px: 1 }}
          title={t('Are you sure you want to remove your photo?')}
          text={t('Your initials are shown instead.')}
          destructive
          onYes={save}
        >
          {t('Remove')}
        </AskButton>
      )}
      <FileInput
        ref={input}
        aria-label={t('Profile photo')}
        tabIndex={-1}
        accept={accept}
        onFiles={([file]) => file && choose(file)}
      />
      {url && (
        <AvatarCropDialog
          url={url}
          share={share}
          error={error}
          onUse={use}
          onBroken={refuse}
          onClose={cancel}
        />
      )}
      {warning && <UploadWarningDialog text={warning} onClose={dismiss} />}
    </Box>
  );
}

function UploadWarningDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('This photo was not uploaded')}</DialogTitle>
      <DialogContent id={textId} sx={{ color: 'text.secondary' }}>
        {text}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
