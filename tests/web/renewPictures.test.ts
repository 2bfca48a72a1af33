import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewPictures } from '../../web/src/app/renewPictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (src: string): void => {
  const image = document.createElement('img');
  image.src = src;
  document.body.append(image);
  fireEvent.error(image);
};

test('pictures whose addresses are over have the page read again, once for all of them', () => {
  const refetchQueries = vi.fn();
  renewPictures({ refetchQueries });
  failing('/files/abc/320.webp');
  vi.runAllTimers();
  expect(refetchQueries).not.toHaveBeenCalled();
  failing('/files/abc/320.webp?until=1&sig=00');
  failing('/files/def/320.webp?until=1&sig=00');
  vi.runAllTimers();
  expect(refetchQueries).toHaveBeenCalledTimes(1);
  failing('/files/abc/320.webp?until=1&sig=00');
  vi.runAllTimers();
  expect(refetchQueries).toHaveBeenCalledTimes(1);
});
