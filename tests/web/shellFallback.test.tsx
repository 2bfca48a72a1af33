import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShellFallback } from '../../web/src/app/shell/ShellFallback.tsx';
import { connection } from '../../web/src/lib/connection/connection.ts';

afterEach(() => connection.reset());

it('says in words when the server cannot be reached, and asks again at once for whoever presses', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<ShellFallback />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => connection.lost());
  expect(await screen.findByText("Koli can't be reached right now", {}, { timeout: 10_000 })).toBeVisible();
  const before = asked.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before), 10_000);
});
