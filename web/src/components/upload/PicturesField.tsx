import Box from '@mui/material/Box';
import { useEffect, useId } from 'react';
import { t } from '../../languages/t.ts';
import { FieldError } from '../form/FieldError.tsx';
import { AddPictures } from './AddPictures.tsx';
import { PendingTile } from './PendingTile.tsx';
import { PictureTile } from './PictureTile.tsx';
import type { UploadedPicture, UploadPurpose } from './uploadPicture.ts';
import { usePictureUploads } from './usePictureUploads.ts';

type Props = {
  value: UploadedPicture[];
  onChange: (next: UploadedPicture[]) => void;
  purpose: UploadPurpose;
  max: number;
  error?: string | undefined;
  hint: string;
  /** For pictures that show something rather than dress it: none is the cover, and their order means nothing. */
  plain?: boolean;
  onPending?: (count: number) => void;
};

export function PicturesField(props: Props) {
  const { value, onChange, purpose, max, error, hint, plain, onPending } = props;
  const noteId = useId();
  const { pending, refusal, add, edit, accept } = usePictureUploads({ value, onChange, purpose, max });
  useEffect(() => onPending?.(pending.length), [pending.length, onPending]);
  const onMove = (from: number, to: number) =>
    edit((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)));
  const text = error ?? refusal;
  return (
    <div>
      <Box
        component="ul"
        aria-label={t('Pictures')}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(${plain ? 112 : 136}px, 1fr))`,
        }}
      >
        {value.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            index={index}
            count={value.length}
            plain={plain}
            onMove={onMove}
            onRemove={(gone) => edit((now) => now.toSpliced(gone, 1))}
          />
        ))}
        {pending.map((upload) => (
          <PendingTile key={upload.key} upload={upload} />
        ))}
        {value.length + pending.length < max && (
          <AddPictures accept={accept} wrong={!!error} describedBy={noteId} onFiles={add} />
        )}
      </Box>
      <Box
        id={noteId}
        role={text ? 'alert' : undefined}
        sx={{ mt: 0.75, fontSize: 13, color: 'text.secondary' }}
      >
        {text ? <FieldError text={text} /> : hint}
      </Box>
    </div>
  );
}
