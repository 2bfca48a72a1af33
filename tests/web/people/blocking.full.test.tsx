import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { newcomer } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';

const mei = {
  __typename: 'Profile',
  id: 'usr_7',
  username: 'meieats',
  first: 'Mei',
  last: 'Lim',
  fullName: 'Mei Lim',
  isStaff: false,
  city: 'Penang',
  bio: null,
  interests: [],
  followers: 84_213,
  followersSource: 'SELF_REPORTED',
  followersUnverified: false,
  reputation: newcomer,
  followersAt: null,
  totalPosts: 310,
  instagramUsername: 'mei.eats',
  facebookUsername: null,
  online: false,
  lastSeenAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  country: { __typename: 'Country', code: 'MY', name: 'Malaysia' },
  instagramPrice: null,
  facebookPrice: null,
  formatPrices: [],
  paidAdsPrice: null,
  priceFrom: null,
  engagement: null,
  verified: false,
  languages: [],
  savedListIds: [],
  avatar: null,
};

/** The person on both pages and whom the viewer has blocked, as a server would keep it. */
function world(blockedFirst = false) {
  let blocked = blockedFirst;
  const shown = () => (blocked ? null : mei);
  const handlers: RequestHandler[] = [
    api.query('InfluencerProfile', () => HttpResponse.json({ data: { profile: shown() } })),
    api.query('ApplicationProfile', () => HttpResponse.json({ data: { profile: shown() } })),
    api.query('PersonCampaigns', () =>
      HttpResponse.json({
        data: { campaigns: { __typename: 'CampaignConnection', totalCount: 0, nodes: [] } },
      }),
    ),
    api.query('Influencers', () =>
      HttpResponse.json({
        data: { influencers: { __typename: 'ProfileConnection', totalCount: 0, nodes: [] } },
      }),
    ),
    api.query('BlockedUsers', () =>
      HttpResponse.json({
        data: {
          blockedUsers: {
            __typename: 'BlockedUserConnection',
            totalCount: blocked ? 1 : 0,
            nodes: blocked
              ? [{ __typename: 'BlockedUser', blockedAt: '2026-11-01T00:00:00Z', profile: mei }]
              : [],
          },
        },
      }),
    ),
    api.mutation('BlockUser', ({ variables }) => {
      expect(variables.input).toEqual({ profileId: 'usr_7' });
      blocked = true;
      return HttpResponse.json({ data: { blockUser: { profileId: 'usr_7' } } });
    }),
    api.mutation('UnblockUser', ({ variables }) => {
      expect(variables.input).toEqual({ profileId: 'usr_7' });
      blocked = false;
      return HttpResponse.json({ data: { unblockUser: { profileId: 'usr_7' } } });
    }),
    api.query('UploadPolicy', () => HttpResponse.json({ data: { uploadPolicy: null } })),
  ];
  return { handlers, isBlocked: () => blocked };
}

const MORE = { name: 'More about Mei Lim' };
type User = ReturnType<typeof renderPage>['user'];
const choose = async (user: User, deed: string) => {
  await user.click(await screen.findByRole('button', MORE));
  await user.click(await screen.findByRole('menuitem', { name: deed }));
};

describe('menu of a person', () => {
  it.each(['/influencer-profile/7', '/application-profile/7'])(
    'blocks after a question, returns to the search, and offers to undo it: %s',
    async (path) => {
      const { handlers, isBlocked } = world();
      const { user, router } = renderPage(path, { me: someMe(), handlers });
      await choose(user, 'Block');
      const question = await screen.findByRole('dialog', { name: 'Are you sure you want to block?' });
      await user.click(within(question).getByRole('button', { name: 'No' }));
      expect(isBlocked()).toBe(false);
      await choose(user, 'Block');
      await user.click(await screen.findByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/search-influencer'));
      expect(await screen.findByText('You have blocked Mei Lim')).toBeVisible();
      expect(isBlocked()).toBe(true);
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(isBlocked()).toBe(false));
      await waitFor(() => expect(screen.queryByText('You have blocked Mei Lim')).not.toBeInTheDocument());
    },
  );

  it('is not for visitors, nor about oneself', async () => {
    const { handlers } = world();
    const visitor = renderPage('/influencer-profile/7', { handlers });
    expect(await screen.findByRole('heading', { name: 'Mei Lim' })).toBeVisible();
    expect(screen.queryByRole('button', MORE)).not.toBeInTheDocument();
    visitor.unmount();
    renderPage('/influencer-profile/7', { me: someMe({ id: 'usr_7' }), handlers });
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.queryByRole('button', MORE)).not.toBeInTheDocument();
  });

  it('reports with a comment, and says when that was done before', async () => {
    const sent: unknown[] = [];
    const text = 'You have already reported this person. We are looking into it.';
    const report = api.mutation('ReportPerson', ({ variables }) => {
      sent.push(variables.input);
      return sent.length > 1
        ? refusal('PERSON_REPORTED', text)
        : HttpResponse.json({ data: { reportPerson: { reportId: 'rpt_1' } } });
    });
    const { user } = renderPage('/influencer-profile/7', {
      me: someMe(),
      handlers: [report, ...world().handlers],
    });
    await choose(user, 'Report');
    const dialog = await screen.findByRole('dialog', { name: 'Report' });
    const send = within(dialog).getByRole('button', { name: 'Report' });
    await user.click(send);
    expect(await within(dialog).findByText('Comment is required!')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Rude');
    await user.click(send);
    expect(await screen.findByText('Reported Successfully')).toBeVisible();
    expect(sent).toEqual([{ profileId: 'usr_7', comment: 'Rude', picture: null }]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await choose(user, 'Report');
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Again');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('somebody who is blocked', () => {
  it('is named on their page, with a way to unblock', async () => {
    const { handlers } = world(true);
    const { user } = renderPage('/influencer-profile/7', { me: someMe(), handlers });
    expect(await screen.findByRole('heading', { name: 'You have blocked Mei Lim' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByRole('heading', { name: 'Mei Lim' })).toBeVisible();
  });

  it('stands in the Blocked User tab until unblocked', async () => {
    const { handlers } = world(true);
    const { user } = renderPage('/edit-profile/blocked', { me: someMe(), handlers });
    expect(await screen.findByRole('tab', { name: 'Blocked User', selected: true })).toBeVisible();
    const card = await within(screen.getByRole('main')).findByRole('listitem');
    for (const text of ['Mei Lim', '@mei.eats', 'Penang, Malaysia'])
      expect(within(card).getByText(text)).toBeVisible();
    await choose(user, 'Unblock');
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to unblock?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Sorry, no result found')).toBeVisible();
  });
});
