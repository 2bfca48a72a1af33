import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import { type DragEvent, useId, useState } from 'react';
import { t } from '../../languages/t.ts';
import { FileInput } from './FileInput.tsx';

type Props = {
  accept: string;
  wrong: boolean;
  /** Id of the element that explains or complains. */
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
};

/** Where pictures are chosen or dropped. A plain file input underneath, so that the keyboard works by itself. */
export function AddPictures({ accept, wrong, describedBy, onFiles }: Props) {
  const inputId = useId();
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="li"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        borderRadius: '12px',
        border: '1.5px dashed',
        borderColor: wrong ? 'error.main' : over ? 'info.main' : 'text.secondary',
        bgcolor: over ? 'info.soft' : 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="label"
        htmlFor={inputId}
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 0.5,
          cursor: 'pointer',
          fontWeight: 650,
          fontSize: 14,
        }}
      >
        <AddPhotoAlternateOutlined aria-hidden />
        {t('Add pictures')}
      </Box>
      <FileInput
        id={inputId}
        multiple
        accept={accept}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        onFiles={onFiles}
      />
    </Box>
  );
}
