import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { speak } from '../../web/src/languages/spoken.ts';
import { connection } from '../../web/src/lib/connection/connection.ts';
import { drawing } from '../../web/src/lib/format/drawing.ts';
import { server } from './support/server.ts';

// The first page of a file waits for its modules, on a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 25_000 });

// jsdom draws nothing: what components ask the window for is answered plainly.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }) as unknown as MediaQueryList;
window.scrollTo = vi.fn() as typeof window.scrollTo;
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
} as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Finds tests that read what may not have come yet: answers arrive up to so many milliseconds late, in any order. */
function answerLate(atMost: number) {
  const answer = globalThis.fetch;
  const wait = setTimeout;
  globalThis.fetch = async (...asked) => {
    const answered = await answer(...asked);
    await new Promise((resolve) => wait(resolve, Math.random() * atMost));
    return answered;
  };
}

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  const { LATE_ANSWERS: late } = import.meta.env;
  if (late) answerLate(Number(late));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.useRealTimers();
  connection.reset();
  speak('en');
  drawing.toReader();
  sessionStorage.clear();
  localStorage.clear();
});
// What a file put in the window's place is gone before the next one, which has the same window.
afterAll(async () => {
  // A module that is under way when the window goes is never there again.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.close();
});
