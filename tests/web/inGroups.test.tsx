import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lettersOf, rangesOf } from '../../web/build/letters.ts';
import { whenAwake } from '../../web/src/lib/awakening.ts';
import { InGroups } from '../../web/src/lib/InGroups.tsx';

const rows = [1, 2, 3, 4, 5].map((number) => <li key={number}>Row {number}</li>);

test('rows that a server drew come to life as they are, and the page is awake after the last of them', async () => {
  const list = document.createElement('ul');
  list.innerHTML = renderToString(<InGroups rows={rows} size={2} />);
  expect(list.textContent).toBe('Row 1Row 2Row 3Row 4Row 5');
  const drawn = [...list.querySelectorAll('li')];
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(list, <InGroups rows={rows} size={2} />, { onRecoverableError }),
  );
  expect([...list.querySelectorAll('li')]).toEqual(drawn);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await new Promise<void>((resolve) => void whenAwake(resolve));
  await act(async () => root.unmount());
});

test('letters are written as ranges, and read from them', () => {
  expect(rangesOf(['c', 'a', 'b', '€', 'z'])).toBe('U+61-63,U+7A,U+20AC');
  expect(lettersOf('U+61-63, U+7a,U+20AC')).toEqual(['a', 'b', 'c', 'z', '€']);
});
