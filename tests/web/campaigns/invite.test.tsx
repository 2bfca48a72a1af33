import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import type { CampaignType } from '../../../web/src/__generated__/enums.ts';
import { newcomer } from '../support/answers.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, ownDetail } from './fixtures.ts';

/** The list of the suggested influencers of an open campaign, and what is sent to invite the one in it. */
function openSuggested(type: CampaignType) {
  const sent: unknown[] = [];
  const profile = {
    __typename: 'Profile',
    id: 'usr_9',
    first: 'Mei',
    fullName: 'Mei Tan',
    isStaff: false,
    username: 'meieats',
    followers: 24_100,
    followersUnverified: false,
    reputation: newcomer,
    country: null,
    avatar: null,
  };
  const suggested = {
    __typename: 'SuggestedUser',
    reason: 'CATEGORY',
    sharedInterests: [],
    isInCountry: true,
    profile,
    invitation: null,
  };
  const view = renderPage('/campaigndetail/5?tab=suggested', {
    me: someMe(),
    handlers: [
      api.query('SuggestedUsers', () =>
        HttpResponse.json({
          data: {
            suggestedUsers: { __typename: 'SuggestedUserConnection', totalCount: 1, nodes: [suggested] },
          },
        }),
      ),
      api.mutation('Invite', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { invite: { invitation: { __typename: 'Invitation', id: 'inv_3' } } },
        });
      }),
      ...campaignPage(ownDetail({ type, state: 'OPEN' })),
    ],
  });
  return { ...view, sent };
}

it('an invitation to a paid campaign names an amount', async () => {
  const { user, sent } = openSuggested('PAID');
  await user.click(await screen.findByRole('button', { name: 'Make Offer' }));
  await user.type(await screen.findByRole('textbox', { name: 'Offer amount' }), '120');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Offer amount successfully submitted')).toBeVisible();
  expect(sent).toEqual([
    { campaignId: 'cmp_5', influencerId: 'usr_9', amount: usd(12_000), idempotencyKey: expect.any(String) },
  ]);
});

it('an invitation to an exchange is confirmed only', async () => {
  const { user, sent } = openSuggested('SHOUTOUT');
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Mei Tan is invited')).toBeVisible();
  expect(sent).toEqual([
    { campaignId: 'cmp_5', influencerId: 'usr_9', amount: null, idempotencyKey: expect.any(String) },
  ]);
});
