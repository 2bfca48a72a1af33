import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { formAnswers, fullDraft } from '../campaign-editor/fixtures.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, ownDetail, refused } from './fixtures.ts';

const open = (handlers: ReturnType<typeof campaignPage>, me = someMe()) =>
  renderPage('/campaigndetail/5', { me, handlers: [...handlers, ...formAnswers(fullDraft())] });

describe('extending a campaign', () => {
  it('takes a later day, and no other', async () => {
    const days: string[] = [];
    const { user } = open([
      ...campaignPage(ownDetail({ endsOn: '2030-12-12' })),
      api.mutation('ExtendCampaign', ({ variables }) => {
        days.push(variables.input.endsOn);
        const campaign = { __typename: 'Campaign', id: 'cmp_5', endsOn: variables.input.endsOn };
        return HttpResponse.json({ data: { extendCampaign: { campaign } } });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Extend campaign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Extend campaign' });
    const submit = within(dialog).getByRole('button', { name: 'Extend campaign' });
    await user.click(submit);
    expect(await within(dialog).findByText('Please choose a later date')).toBeVisible();
    await user.click(within(dialog).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('13122030');
    await user.click(submit);
    expect(await screen.findByText('Campaign extended')).toBeVisible();
    expect(days).toEqual(['2030-12-13']);
  });

  it('is not offered when the campaign is not open', async () => {
    open(campaignPage(ownDetail({ permissions: { extend: refused('WRONG_STATE') } })));
    await screen.findByRole('button', { name: 'Duplicate campaign' });
    expect(screen.queryByRole('button', { name: 'Extend campaign' })).not.toBeInTheDocument();
  });
});

describe('duplicating a campaign', () => {
  const duplicated = (replaced: boolean[]) =>
    api.mutation('DuplicateCampaign', ({ variables }) => {
      replaced.push(variables.input.replaceDraft);
      const campaignDraft = { __typename: 'CampaignDraft', updatedAt: '2026-11-20T03:00:00Z' };
      return HttpResponse.json({ data: { duplicateCampaign: { campaignDraft } } });
    });

  it('opens the draft', async () => {
    const replaced: boolean[] = [];
    const { user, router } = open([...campaignPage(ownDetail()), duplicated(replaced)]);
    await user.click(await screen.findByRole('button', { name: 'Duplicate campaign' }));
    expect(await screen.findByLabelText('Campaign title')).toHaveValue('Laksa week');
    expect([replaced, router.state.location.search]).toEqual([[false], '?compose=continue']);
  });

  it('asks before it replaces a draft', async () => {
    const replaced: boolean[] = [];
    const { user, router } = open(
      [...campaignPage(ownDetail()), duplicated(replaced)],
      someMe({ hasDraft: true }),
    );
    await user.click(await screen.findByRole('button', { name: 'Duplicate campaign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace your draft?' });
    expect(replaced).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Replace draft' }));
    await screen.findByRole('heading', { name: /campaign$/ });
    expect([replaced, router.state.location.search]).toEqual([[true], '?compose=continue']);
  });

  it('asks too when another window has saved a draft', async () => {
    const handler = api.mutation('DuplicateCampaign', () =>
      refusal('DRAFT_EXISTS', 'You already have a draft.'),
    );
    const { user } = open([...campaignPage(ownDetail()), handler]);
    await user.click(await screen.findByRole('button', { name: 'Duplicate campaign' }));
    expect(await screen.findByRole('dialog', { name: 'Replace your draft?' })).toBeVisible();
  });
});
