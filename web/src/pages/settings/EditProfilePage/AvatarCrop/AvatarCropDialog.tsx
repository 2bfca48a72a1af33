import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import ZoomOutRounded from '@mui/icons-material/ZoomOutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { t } from '../../../../languages/t.ts';
import type { Square } from './cropPicture.ts';

type Props = {
  url: string;
  /** How far the upload is, 0 to 1; null when there is none. */
  share: number | null;
  error: string | null;
  onUse: (square: Square) => void;
  onBroken: () => void;
  onClose: () => void;
};

const MOST_ZOOM = 4;

/** Lets somebody choose the part of a picture that becomes their face: by finger, mouse or arrow keys. */
export function AvatarCropDialog({ url, share, error, onUse, onBroken, onClose }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  const hintId = useId();
  const busy = share !== null;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <FormDialog title={t('Crop your photo')} onClose={onClose} busy={busy}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '1',
          maxHeight: '52dvh',
          mx: 'auto',
          borderRadius: '16px',
          overflow: 'hidden',
          bgcolor: '#161412',
          '& .reactEasyCrop_CropArea:focus-visible': { outline: '3px solid #fff', outlineOffset: -3 },
        }}
      >
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          disableAutomaticStylesInjection
          showGrid={false}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setSquare(pixels)}
          mediaProps={{ alt: t('Your photo'), onError: onBroken }}
          cropperProps={{
            'aria-label': t('Part of the photo'),
            'aria-describedby': hintId,
            role: 'application',
          }}
        />
      </Box>
      <Box id={hintId} sx={{ mt: 1, fontSize: 13, color: 'text.secondary', textAlign: 'center' }}>
        {t('Drag to move, or use the arrow keys.')}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1, color: 'text.secondary' }}>
        <ZoomOutRounded aria-hidden />
        <Slider
          aria-label={t('Zoom')}
          color="info"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          disabled={busy}
          onChange={(_, value) => setZoom(value)}
        />
        <ZoomInRounded aria-hidden />
      </Box>
      <FormError text={error} />
      {busy && (
        <Box sx={{ mt: 1.5 }}>
          <LinearProgress
            variant="determinate"
            color="info"
            value={percent}
            aria-label={t('Uploading photo')}
          />
          <Box aria-hidden sx={{ mt: 0.5, fontSize: 13, color: 'text.secondary', textAlign: 'right' }}>
            {percent}%
          </Box>
        </Box>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={!square}
        loading={busy}
        onClick={() => square && onUse(square)}
        sx={{ mt: 2 }}
      >
        {t('Use photo')}
      </Button>
    </FormDialog>
  );
}
