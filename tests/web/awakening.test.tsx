import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAwakening, whenAwake } from '../../web/src/lib/awakening.ts';

let wakeUp = () => {};

function Part() {
  wakeUp = useAwakening();
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page is awake once its parts have come to life', () => {
  render(<Part />);
  const awake = vi.fn();
  const stop = whenAwake(awake);
  vi.advanceTimersByTime(1_000);
  expect(awake).not.toHaveBeenCalled();
  wakeUp();
  vi.advanceTimersByTime(10);
  expect(awake).toHaveBeenCalledOnce();
  stop();
});

test('it does not wait for a part that was taken away', () => {
  const { rerender } = render(<Part />);
  const awake = vi.fn();
  const stop = whenAwake(awake);
  rerender(<p />);
  vi.advanceTimersByTime(10);
  expect(awake).toHaveBeenCalledOnce();
  stop();
});
