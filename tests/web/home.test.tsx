import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage } from './support/render.tsx';
import { api } from './support/server.ts';

const campaign = (id: string, title: string, type = 'PAID') => ({
  __typename: 'Campaign',
  id,
  type,
  title,
  budget: { __typename: 'Money', minorUnits: 48_000, currency: 'USD' },
  productValue: null,
  countries: [],
  minFollowers: 10_000,
  endsOn: '2026-12-12',
  cover: null,
  isFavourite: false,
  isMine: false,
  owner: { __typename: 'Profile', id: 'b1', fullName: 'Rice & Fire', avatar: null },
});

const page = (...items: unknown[]) => ({ __typename: 'CampaignPage', items });

const strips = api.query('CampaignStrip', ({ variables }) =>
  HttpResponse.json({
    data:
      variables.type === 'PAID'
        ? { featured: page(campaign('1', 'Laksa week')), newest: page(campaign('2', 'Just posted')) }
        : {
            featured: page(),
            newest: page(campaign(variables.type, `Newest ${variables.type}`, variables.type)),
          },
  }),
);

const people = api.query('TopInfluencers', () =>
  HttpResponse.json({
    data: {
      topInfluencers: [
        {
          __typename: 'Profile',
          id: '9',
          fullName: 'Mei Tan',
          username: 'meieats',
          followers: 84_213,
          country: { __typename: 'Country', code: 'SG', name: 'Singapore' },
          avatar: null,
        },
      ],
    },
  }),
);

describe('front page', () => {
  it('insists on a word to search for', async () => {
    const { user, router } = renderPage('/');
    await user.click(await screen.findByRole('button', { name: /^Find/ }));
    expect(await screen.findByText('Field is required!')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Find influencers' });
    expect(field).toHaveFocus();
    await user.type(field, ' mei & co {Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/search-influencer');
    expect(router.state.location.search).toBe('?q=mei+%26+co');
  });

  it('shows featured campaigns of a type, or its newest while none is featured', async () => {
    renderPage('/home', { handlers: [strips, people] });
    const paid = within(await screen.findByRole('list', { name: 'Paid Campaign' }));
    expect(await paid.findByRole('link', { name: 'Laksa week' })).toHaveAttribute(
      'href',
      '/campaigndetail/1',
    );
    expect(paid.getByText('$480')).toBeVisible();
    expect(screen.queryByText('Just posted')).not.toBeInTheDocument();
    expect(screen.getByText('Newest SPONSORED')).toBeVisible();
    expect(screen.getByText('Newest SHOUTOUT')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All: Paid Campaign' })).toHaveAttribute(
      'href',
      '/campaigns/paid',
    );
  });

  it('introduces influencers', async () => {
    renderPage('/', { handlers: [strips, people] });
    const link = await screen.findByRole('link', { name: /Mei Tan/ });
    expect(link).toHaveAttribute('href', '/influencer-profile/9');
    expect(link).toHaveTextContent('@meieats');
    expect(link).toHaveTextContent('84.2k · Singapore');
  });

  it('says when a strip cannot be had, with a way on', async () => {
    let broken = true;
    const flaky = api.query('CampaignStrip', ({ variables }) => {
      if (broken) return HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] });
      return HttpResponse.json({
        data: { featured: page(campaign(variables.type, `One ${variables.type}`)), newest: page() },
      });
    });
    const { user } = renderPage('/', { handlers: [flaky] });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('Something went wrong. Please try again later!')[0]).toBeVisible();
    broken = false;
    if (retry) await user.click(retry);
    expect(await screen.findByText('One PAID')).toBeVisible();
  });
});
