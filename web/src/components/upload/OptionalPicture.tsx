import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { t } from '../../languages/t.ts';
import { FieldError } from '../form/FieldError.tsx';
import { FileInput } from './FileInput.tsx';
import { UploadBar } from './PendingTile.tsx';
import type { UploadedPicture, UploadPurpose } from './uploadPicture.ts';
import { type PendingUpload, usePictureUploads } from './usePictureUploads.ts';

/** Without the role of a button, which the label would have otherwise. */
const plainLabel = { role: undefined };

type Props = {
  value: UploadedPicture[];
  onChange: (next: UploadedPicture[]) => void;
  onUploading: (uploading: boolean) => void;
  purpose: UploadPurpose;
  /** Where a picture has to be given. */
  label?: string;
};

const asField = {
  width: 1,
  minHeight: 52,
  justifyContent: 'flex-start',
  '&.MuiButton-outlined': { borderStyle: 'dashed', borderColor: 'text.secondary' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
} as const;

export function OptionalPicture({ value, onChange, onUploading, purpose, label }: Props) {
  const { pending, refusal, add, edit, accept } = usePictureUploads({ value, onChange, purpose, max: 1 });
  const uploading = pending.length > 0;
  useEffect(() => onUploading(uploading), [uploading, onUploading]);
  const picture = value[0];
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {picture ? (
        <>
          <Box
            component="img"
            src={picture.small}
            alt={t('Your picture')}
            sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1.25 }}
          />
          <Button color="inherit" onClick={() => edit(() => [])}>
            {t('Remove')}
          </Button>
        </>
      ) : (
        <Button
          component="label"
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          disabled={uploading}
          // The field inside is what takes the focus and is read out; around it stands no second button.
          {...plainLabel}
          tabIndex={-1}
          sx={asField}
        >
          {label ?? t('Add a picture (optional)')}
          <FileInput accept={accept} onFiles={add} />
        </Button>
      )}
      {pending.map((upload) => (
        <Underway key={upload.key} upload={upload} />
      ))}
      <Box role="alert" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {refusal && <FieldError text={refusal} />}
      </Box>
    </Box>
  );
}

/** The picture before it has arrived, with a way out on a line that is slow or gone. */
function Underway({ upload }: { upload: PendingUpload }) {
  const { name, drop } = upload;
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
      <UploadBar upload={upload} />
      <Button color="inherit" aria-label={t('Remove {name}', { name })} onClick={drop}>
        {t('Remove')}
      </Button>
    </Box>
  );
}
