import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePendingPart, whenHydrated } from '../../web/src/lib/hydration.ts';

let hydrated = () => {};

function Part() {
  hydrated = usePendingPart();
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is hydrated once its parts are', () => {
  render(<Part />);
  const settled = vi.fn();
  const stop = whenHydrated(settled);
  vi.advanceTimersByTime(1_000);
  expect(settled).not.toHaveBeenCalled();
  hydrated();
  vi.advanceTimersByTime(10);
  expect(settled).toHaveBeenCalledOnce();
  stop();
});

test('it does not wait for a part that was taken away', () => {
  const { rerender } = render(<Part />);
  const settled = vi.fn();
  const stop = whenHydrated(settled);
  rerender(<p />);
  vi.advanceTimersByTime(10);
  expect(settled).toHaveBeenCalledOnce();
  stop();
});
