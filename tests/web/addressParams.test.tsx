import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memoryHistory } from '../../web/src/routing/history.ts';
import { useSearchParams } from '../../web/src/routing/hooks.ts';
import { pageIn } from '../../web/src/routing/paths.ts';
import { RouterProvider } from '../../web/src/routing/RouterProvider.tsx';
import { createRouter } from '../../web/src/routing/router.ts';

function Page() {
  const [params, change] = useSearchParams();
  const both = () => {
    change({ min: '5' });
    change({ max: '9', page: '' });
  };
  return (
    <button type="button" onClick={both}>
      {params.toString()}
    </button>
  );
}

test('two changes before the address follows both count, and an empty value goes', async () => {
  const router = createRouter([{ path: '/', Component: Page }], memoryHistory('/?page=3&tab=spent'));
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('tab=spent&min=5&max=9')).toBeVisible();
});

test.each([
  ['', 1],
  ['3', 3],
  ['2.9', 2],
  ['-1', 1],
  ['three', 1],
  // Times the rows of a page it must stay a number that the API takes.
  ['1e9', 1_000_000],
  ['1e999', 1_000_000],
])('page %j of an address is page %i', (page, number) => {
  expect(pageIn(new URLSearchParams({ page }))).toBe(number);
});
