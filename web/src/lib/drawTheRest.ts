/** Milliseconds that a page which has come to life is left alone: a phone has still more to do than it can by then. */
const CALM = { wide: 700, phone: 2_000 };
/** Milliseconds after that at which it is looked over; parts of members come when their data does. */
const LOOKS = [0, 1_300, 3_300];
/** By what a page knows that somebody is there. */
const SIGNS = ['pointerdown', 'scroll', 'keydown'] as const;
/** What `drawnWhenNear` is for. */
const PARTS = 'main section, main li > *, footer';

const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;
const isWaiting = (part: HTMLElement): boolean => getComputedStyle(part).contentVisibility === 'auto';

/** On wide screens, fetches the pictures of a part but for those that wait at its side; phones wait until they are near. */
function fetchPictures(part: HTMLElement): void {
  if (!isWide()) return;
  for (const picture of part.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (picture.getBoundingClientRect().left < innerWidth) picture.loading = 'eager';
  }
}

/** Draws one part whenever the browser has nothing else to do. */
function drawOneByOne([next, ...others]: readonly HTMLElement[]): void {
  if (!next) return;
  requestIdleCallback(() => {
    next.style.contentVisibility = 'visible';
    fetchPictures(next);
    drawOneByOne(others);
  });
}

/** Looks the page over a few times, and draws what it finds waiting. */
function lookOver(): void {
  for (const pause of LOOKS) {
    setTimeout(
      () => drawOneByOne([...document.querySelectorAll<HTMLElement>(PARTS)].filter(isWaiting)),
      pause,
    );
  }
}

/**
 * Draws what of the first page waits to be scrolled to (`drawnWhenNear`), one part after the other, so that no step takes
 * long even on a phone: whoever scrolls fast, or takes a picture of the whole page, finds nothing blank. It begins when
 * somebody touches the page, and by itself after a moment of calm.
 */
export function drawTheRest(): void {
  if (!('requestIdleCallback' in globalThis)) return;
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    lookOver();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: waiting.signal });
  setTimeout(begin, isWide() ? CALM.wide : CALM.phone);
}
