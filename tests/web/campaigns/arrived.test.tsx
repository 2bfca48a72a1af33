import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, refused, someDetail, someJob } from './fixtures.ts';

afterEach(() => sessionStorage.clear());

const lostText = 'Could not reach Koli. Nothing was lost: try again.';

const policy = api.query('UploadPolicy', () => HttpResponse.error());
const applicant = api.query('Applicant', () => {
  const profile = { __typename: 'Profile', id: 'usr_1', followers: 10, followersSource: 'SELF_REPORTED' };
  const names = { instagramUsername: null, facebookUsername: null, country: null };
  return HttpResponse.json({
    data: { me: { __typename: 'Account', id: 'usr_1', profile: { ...profile, ...names } } },
  });
});

const deeds = {
  Report: {
    dialog: 'Report',
    field: 'Comment',
    mutation: 'ReportCampaign',
    code: 'ALREADY_REPORTED',
    arrived: () => someDetail({ permissions: { report: refused('ALREADY_REPORTED') } }),
    said: 'Reported Successfully',
  },
  Apply: {
    dialog: 'Remark',
    field: 'Message (optional)',
    mutation: 'Apply',
    code: 'ALREADY_APPLIED',
    arrived: () => ({
      ...someDetail({ permissions: { apply: refused('ALREADY_APPLIED') } }),
      myRemark: someJob(),
    }),
    said: 'Applied',
  },
} as const;

/** Presses what can be done once only; its answer is lost, and a second try is refused as done already. */
async function loseAnswer(name: keyof typeof deeds) {
  const deed = deeds[name];
  const now = { campaign: someDetail() as unknown };
  let tries = 0;
  const view = renderPage('/campaigndetail/5', {
    me: someMe(),
    handlers: [
      api.query('CampaignDetail', () => HttpResponse.json({ data: { campaign: now.campaign } })),
      ...campaignPage(now.campaign),
      policy,
      applicant,
      api.mutation(deed.mutation, () => {
        tries += 1;
        return tries === 1 ? HttpResponse.error() : refusal(deed.code, 'Done already.');
      }),
    ],
  });
  await view.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: deed.dialog });
  await view.user.type(await within(dialog).findByLabelText(deed.field), 'I eat');
  const press = () => view.user.click(within(dialog).getByRole('button', { name }));
  await press();
  expect(await screen.findByText(lostText)).toBeVisible();
  return { ...view, deed, now, press };
}

describe.each(['Report', 'Apply'] as const)('%s, done although its answer was lost', (name) => {
  it('is told as done when it is pressed again', async () => {
    const { deed, press } = await loseAnswer(name);
    await press();
    expect(await screen.findByText(deed.said)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is told as done when the page learns of it: the form does not go without a word', async () => {
    const { deed, now, client } = await loseAnswer(name);
    now.campaign = deed.arrived();
    await act(() => client.refetchQueries({ include: ['CampaignDetail'] }));
    // The strip about the connection is a status as well.
    const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
    await expect.poll(said).toContain(deed.said);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
  });
});
