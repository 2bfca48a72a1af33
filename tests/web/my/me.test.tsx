import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';

it('leads to everything of one’s own', async () => {
  renderPage('/me', { me: someMe() });
  expect(await screen.findByRole('heading', { name: 'Me', level: 1 })).toBeVisible();
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['MTMei TanProfile', '/profile'],
    ['My Campaign', '/my-campaigns'],
    ['My Applications', '/my-application'],
    ['My jobs', '/my-jobs'],
    ['My Favorites', '/my-favorites'],
    ['Saved influencers', '/saved-influencers'],
    ['My Orders', '/my-orders'],
    ['My Sales', '/my-sales'],
    ['My Products', '/my-products'],
    ['Transactions History', '/transaction-history'],
    ['Settings', '/edit-profile/setting'],
    ['Influencers', '/search-influencer'],
    ['Shop', '/products'],
    ['Help', '/help'],
  ]);
});
