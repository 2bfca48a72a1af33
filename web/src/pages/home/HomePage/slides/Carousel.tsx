import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { HomeSlideFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { SlideView } from './SlideView.tsx';
import { type ShownSlide, slides } from './slides.ts';

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

/** What staff wrote, or the three slides that come with Koli. */
function shownSlides(written: readonly HomeSlideFragment[]): ShownSlide[] {
  if (written.length === 0)
    return slides.map(({ title, text, action, pictures }) => ({
      title: t(title),
      text: t(text),
      action: action && { ...action, label: t(action.label) },
      pictures,
    }));
  return written.map(({ title, text, link, linkLabel, picture }) => ({
    title,
    text,
    action: link && linkLabel ? { label: linkLabel, to: link } : undefined,
    pictures: [{ src: picture.large, area: '1 / 1 / 13 / 3' }],
  }));
}

/** Slides, moved by finger, wheel, keyboard, buttons, or by themselves until they are paused. */
export function Carousel({ written = [] }: { written?: readonly HomeSlideFragment[] | undefined }) {
  const shown = shownSlides(written);
  const track = useRef<HTMLUListElement>(null);
  const { index, go, playing, setPlaying, setHeld } = useCarousel(track, shown.length);
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
        {shown.map((slide, place) => (
          <SlideView key={slide.title} slide={slide} index={place} count={shown.length} />
        ))}
      </Box>
      <CarouselControls
        index={index}
        titles={shown.map(({ title }) => title)}
        playing={playing}
        onGo={go}
        onPlaying={setPlaying}
        onKeyDown={onKeyDown}
      />
    </Box>
  );
}

/** How long a slide stays, in milliseconds. */
const STAY = 7000;

const prefersCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Which of the slides of a track that scrolls is seen, and moving between them. They go on by themselves while playing,
 * and wait while the pointer or the focus is on them. Whoever asks for less motion begins with them standing.
 */
function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (prefersCalm()) setPlaying(false);
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => setIndex(Math.round(element.scrollLeft / (element.clientWidth || 1)));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [track]);

  const go = useCallback(
    (to: number) => {
      const element = track.current;
      const next = (to + count) % count;
      setIndex(next);
      element?.scrollTo?.({
        left: next * element.clientWidth,
        behavior: prefersCalm() ? 'instant' : 'smooth',
      });
    },
    [track, count],
  );

  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => document.hidden || go(index + 1), STAY);
    return () => clearTimeout(timer);
  }, [playing, held, index, go]);

  return { index, go, playing, setPlaying, setHeld };
}
