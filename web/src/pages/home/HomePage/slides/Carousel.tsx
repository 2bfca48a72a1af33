import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { t } from '../../../../languages/t.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { SlideView } from './SlideView.tsx';
import { slides } from './slides.ts';
import { useCarousel } from './useCarousel.ts';

const trackLook = {
  display: 'flex',
  gap: { xs: '16px', md: '48px' },
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const;

/** Three slides, moved by finger, wheel, keyboard, buttons, or by themselves until they are paused. */
export function Carousel() {
  const track = useRef<HTMLUListElement>(null);
  const { index, go, playing, setPlaying, setHeld } = useCarousel(track, slides.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(index + 1);
    if (key === 'ArrowLeft') go(index - 1);
  };
  return (
    <Box
      component="section"
      aria-roledescription={t('carousel')}
      aria-label={t('What Koli is')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box component="ul" ref={track} aria-live={playing ? 'off' : 'polite'} sx={trackLook}>
        {slides.map((slide, place) => (
          <SlideView key={t(slide.title)} slide={slide} index={place} count={slides.length} />
        ))}
      </Box>
      <CarouselControls
        index={index}
        titles={slides.map(({ title }) => t(title))}
        playing={playing}
        onGo={go}
        onPlaying={setPlaying}
        onKeyDown={onKeyDown}
      />
    </Box>
  );
}
