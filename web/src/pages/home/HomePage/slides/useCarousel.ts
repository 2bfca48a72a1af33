import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How long a slide stays, in milliseconds. */
const STAY = 7000;

const prefersCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Which of the slides of a track that scrolls is seen, and moving between them. They go on by themselves while playing,
 * and wait while the pointer or the focus is on them. Whoever asks for less motion begins with them standing.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
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
