import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEventHandler } from 'react';
import { Sign } from '../../../../components/display/Sign.tsx';
import { t } from '../../../../languages/t.ts';

type Props = {
  index: number;
  titles: readonly string[];
  playing: boolean;
  onGo: (index: number) => void;
  onPlaying: (playing: boolean) => void;
  onKeyDown: KeyboardEventHandler;
};

const round = {
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main' },
} as const;

export function CarouselControls({ index, titles, playing, onGo, onPlaying, onKeyDown }: Props) {
  return (
    <Box role="group" aria-label={t('Slides')} onKeyDown={onKeyDown} sx={row}>
      <ButtonBase
        aria-label={playing ? t('Pause') : t('Play')}
        onClick={() => onPlaying(!playing)}
        sx={round}
      >
        <Sign name={playing ? 'pause' : 'play'} />
      </ButtonBase>
      <ButtonBase aria-label={t('Previous slide')} onClick={() => onGo(index - 1)} sx={round}>
        <Sign name="left" size={22} />
      </ButtonBase>
      {titles.map((title, place) => (
        <ButtonBase
          key={title}
          aria-label={t('Slide {place}: {title}', { place: place + 1, title })}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onGo(place)}
          sx={dot(place === index)}
        />
      ))}
      <ButtonBase aria-label={t('Next slide')} onClick={() => onGo(index + 1)} sx={round}>
        <Sign name="right" size={22} />
      </ButtonBase>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: { xs: 'center', md: 'flex-end' },
  gap: 0.25,
  height: 36,
  mt: 1.5,
} as const;

const dot = (isCurrent: boolean) =>
  ({
    width: isCurrent ? 36 : 24,
    height: 24,
    borderRadius: '12px',
    '&::after': {
      content: '""',
      width: isCurrent ? 24 : 8,
      height: 8,
      borderRadius: '4px',
      bgcolor: isCurrent ? 'text.primary' : 'text.secondary',
      opacity: isCurrent ? 1 : 0.55,
    },
    '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main' },
  }) as const;
