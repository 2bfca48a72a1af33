import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import early from '../../web/src/app/early.js?raw';

/** What the page fetches, in its order. */
const fetched = () =>
  [...document.head.querySelectorAll<HTMLElement>('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

const all = ['/first.js', '/page.js'];

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.scripts = all.join(' ');
  new Function(early)();
});

afterEach(() => {
  window.koliAlive?.();
  vi.useRealTimers();
  // The styles of the components that other tests draw stay.
  for (const one of document.head.querySelectorAll('script, link')) one.remove();
  delete document.documentElement.dataset.scripts;
});

test('the scripts of a page are fetched once the page and its pictures have been seen', () => {
  vi.advanceTimersByTime(1_000);
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual(all);
  for (const script of document.querySelectorAll('script')) {
    expect(script.type).toBe('module');
    expect(script.async).toBe(false);
  }
  vi.advanceTimersByTime(10_000);
  expect(fetched()).toEqual(all);
});

test('pictures that take long are not waited for, nor a tab that nobody sees', () => {
  vi.advanceTimersByTime(2_000);
  expect(fetched()).toEqual(all);
});
