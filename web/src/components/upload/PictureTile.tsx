import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { DragEvent, ReactNode } from 'react';
import { t } from '../../languages/t.ts';
import { SoftTag } from '../display/SoftTag.tsx';
import type { UploadedPicture } from './uploadPicture.ts';

type Props = {
  picture: UploadedPicture;
  /** Place from 0; the first is the cover. */
  index: number;
  count: number;
  /** Neither cover nor order. */
  plain?: boolean | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

const tool = {
  width: 32,
  height: 32,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.default' },
} as const;

export function PictureTile({ picture, index, count, plain, onMove, onRemove }: Props) {
  const onDrop = (event: DragEvent) => {
    const from = event.dataTransfer.getData('text/koli-picture');
    if (from === '') return;
    event.preventDefault();
    event.stopPropagation();
    onMove(Number(from), index);
  };
  return (
    <Box
      component="li"
      draggable={!plain}
      onDragStart={(event) => event.dataTransfer.setData('text/koli-picture', String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        borderRadius: '12px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        cursor: plain ? undefined : 'grab',
      }}
    >
      <Box
        component="img"
        src={picture.small}
        alt={t('Picture {index}', { index: index + 1 })}
        sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
      />
      {!plain && (
        <Box sx={{ position: 'absolute', top: 6, left: 6 }}>
          {index === 0 ? (
            <SoftTag tone="info">{t('Cover')}</SoftTag>
          ) : (
            <MakeCover index={index} onMove={onMove} />
          )}
        </Box>
      )}
      <Box sx={{ position: 'absolute', top: 4, right: 4 }}>
        <Tool label={t('Remove picture {index}', { index: index + 1 })} onClick={() => onRemove(index)}>
          <CloseRounded fontSize="small" />
        </Tool>
      </Box>
      {!plain && <MoveButtons index={index} count={count} onMove={onMove} />}
    </Box>
  );
}

function MakeCover({ index, onMove }: Pick<Props, 'index' | 'onMove'>) {
  return (
    <ButtonBase
      onClick={() => onMove(index, 0)}
      aria-label={t('Make picture {index} the cover', { index: index + 1 })}
      sx={{
        borderRadius: '8px',
        px: 1,
        minHeight: 28,
        bgcolor: 'background.paper',
        fontFamily: 'inherit',
        fontSize: 12,
        fontWeight: 700,
      }}
    >
      {t('Make cover')}
    </ButtonBase>
  );
}

function MoveButtons({ index, count, onMove }: Pick<Props, 'index' | 'count' | 'onMove'>) {
  const place = t('picture {index}', { index: index + 1 });
  return (
    <Box sx={{ position: 'absolute', bottom: 4, right: 4, display: 'flex', gap: 0.5 }}>
      {index > 0 && (
        <Tool label={t('Move {place} left', { place })} onClick={() => onMove(index, index - 1)}>
          <ChevronLeftRounded fontSize="small" />
        </Tool>
      )}
      {index < count - 1 && (
        <Tool label={t('Move {place} right', { place })} onClick={() => onMove(index, index + 1)}>
          <ChevronRightRounded fontSize="small" />
        </Tool>
      )}
    </Box>
  );
}

function Tool({ label, ...button }: { label: string; onClick: () => void; children: ReactNode }) {
  return <IconButton size="small" aria-label={label} sx={tool} {...button} />;
}
