import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import early from '../../web/src/app/early.js?raw';

let paint = () => {};

/** What the page fetches, in its order. */
const fetched = () =>
  [...document.head.querySelectorAll<HTMLElement>('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

const all = ['/first.js', '/page.js'];

/** Runs what stands in the head of a page that a server drew. */
function begin(page: { readyState: DocumentReadyState; hidden?: boolean }) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(page.readyState);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(page.hidden ?? false);
  new Function(early)();
}

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.programs = all.join(' ');
  class Observer {
    constructor(callback: (list: object) => void) {
      paint = () => callback({ getEntriesByName: (name: string) => [name] });
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});

/** The styles of the components that other tests draw stay. */
const takeAway = () => {
  for (const one of document.head.querySelectorAll('script, link')) one.remove();
};

afterEach(() => {
  window.koliAlive?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  takeAway();
  delete document.documentElement.dataset.programs;
});

test('the program of a page is fetched once the page and its pictures have been seen', () => {
  begin({ readyState: 'interactive' });
  vi.advanceTimersByTime(500);
  paint();
  vi.advanceTimersByTime(500);
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual(all);
  vi.advanceTimersByTime(10_000);
  expect(fetched()).toEqual(all);
});

test('a page whose pictures are there needs no more than its first paint', () => {
  begin({ readyState: 'complete' });
  paint();
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual(all);
  expect(document.querySelector('script')).toHaveProperty('type', 'module');
  expect(document.querySelector('link')).toHaveProperty('rel', 'modulepreload');
});

test('pictures that take long are not waited for', () => {
  begin({ readyState: 'interactive' });
  paint();
  vi.advanceTimersByTime(1_000);
  expect(fetched()).toEqual(all);
});

test('a tab that nobody sees fetches it all the same, and one that cannot tell, too', () => {
  begin({ readyState: 'loading', hidden: true });
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(fetched()).toEqual(all);
  takeAway();
  begin({ readyState: 'loading' });
  vi.advanceTimersByTime(3_000);
  expect(fetched()).toEqual(all);
});
