import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { created, formAnswers, fullDraft, inAMonth, recorded } from './fixtures.ts';

afterEach(() => sessionStorage.clear());

const reel = { __typename: 'Deliverable', platform: 'INSTAGRAM', format: 'REEL', count: 1, note: null };
const work = (own: object = {}) => ({
  __typename: 'Work',
  deliverables: [reel],
  ownerDeliverables: [],
  productDescription: null,
  ...{ dueOn: null, dueDays: 14, draftFirst: false, rounds: 1 },
  usage: { __typename: 'WorkUsage', channels: 'NONE', days: null, countries: [] },
  ...own,
});

async function open(draft: object) {
  const create = created();
  const save = recorded('SaveDraft', {
    saveDraft: { campaignDraft: { __typename: 'CampaignDraft', updatedAt: '2026-11-20T03:00:00Z' } },
  });
  const page = renderPage('/no-such-page?compose=continue', {
    me: someMe({ hasDraft: true }),
    handlers: [...formAnswers(fullDraft(draft)), create.handler, save.handler],
  });
  await screen.findByRole('button', { name: 'Preview' });
  return { ...page, create, save };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the brief of a campaign', () => {
  it('is one button until it is added, and is removed again', async () => {
    const { user } = await open({});
    expect(screen.queryByLabelText('Platform')).not.toBeInTheDocument();
    await user.click(press('Add a brief'));
    expect(screen.getByLabelText('Platform')).toHaveValue('INSTAGRAM');
    await user.click(press('Remove the brief'));
    expect(press('Add a brief')).toBeVisible();
  });

  it('is filled in by rows, shown in words, and sent', async () => {
    const { user, create } = await open({});
    await user.click(press('Add a brief'));
    await user.selectOptions(screen.getByLabelText('Format'), 'STORY');
    await user.selectOptions(screen.getByLabelText('How many'), '3');
    await user.type(screen.getByLabelText('Note (optional)'), ' Show the sign ');
    await user.click(press('Duplicate 3 stories, Instagram'));
    await user.selectOptions(screen.getByLabelText('Platform'), 'TIKTOK');
    await user.click(press('Add a deliverable'));
    await user.click(press('Remove 1 post, Instagram'));
    await user.click(screen.getByLabelText('See a draft before it is published'));
    await user.click(press('2'));
    await user.click(press('Own channels'));
    await user.selectOptions(screen.getByLabelText('Work due'), '30');
    await user.click(press('Preview'));
    await screen.findByRole('heading', { name: 'Ready to post?' });
    for (const words of [
      '3 stories',
      '30 days after the hire',
      /may show the work on its own channels for 90 days from publication, in every country\./,
      'Advertising label',
    ])
      expect(screen.getAllByText(words)).not.toHaveLength(0);
    await user.click(press('Post'));
    await screen.findByRole('heading', { name: 'Campaign Submitted' });
    const stories = { platform: 'INSTAGRAM', format: 'STORY', count: 3, note: 'Show the sign' };
    expect(create.inputs[0]?.brief).toEqual({
      deliverables: [stories, { ...stories, platform: 'TIKTOK' }],
      ownerDeliverables: [],
      productDescription: null,
      ...{ dueOn: null, dueDays: 30, draftFirst: true, rounds: 2 },
      usage: { channels: 'OWN', days: 90, countries: [] },
    });
  });

  it('asks what is sent in a sponsored campaign, and what is posted in return in a shoutout', async () => {
    const draft = { type: 'SPONSORED', budget: null, productValue: usd(5_000), brief: work() };
    const { user } = await open(draft);
    await user.click(press('Preview'));
    expect(await screen.findByText('Please say what you send')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('What you send')).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: 'Shoutout' }));
    expect(screen.queryByLabelText('What you send')).not.toBeInTheDocument();
    const back = screen.getByRole('group', { name: 'What you post in return' });
    expect(within(back).getByLabelText('Platform')).toBeVisible();
  });

  it('wants a day when work is due on one', async () => {
    const { user } = await open({ brief: work() });
    await user.selectOptions(screen.getByLabelText('Work due'), 'day');
    await user.click(press('Preview'));
    expect(await screen.findByText('Please select date')).toBeVisible();
  });

  it('comes back from a draft whole, and is kept whole in one', async () => {
    const brief = work({
      deliverables: [reel, { ...reel, platform: 'YOUTUBE', format: 'VIDEO', count: 12, note: 'Long' }],
      productDescription: 'Two bowls',
      ...{ dueOn: inAMonth, dueDays: null, draftFirst: true, rounds: 5 },
      usage: { __typename: 'WorkUsage', channels: 'PAID_ADS', days: null, countries: ['SG'] },
    });
    const { user, save } = await open({ title: 'Laksa', brief });
    await user.type(screen.getByLabelText('Campaign title'), '!');
    await user.click(press('Save Draft'));
    await screen.findByText('Campaign Save in Draft Successfully');
    const bare = ({ __typename: _, ...row }: typeof reel) => row;
    expect(save.inputs[0]?.brief).toEqual({
      deliverables: brief.deliverables.map(bare),
      ownerDeliverables: [{ platform: 'INSTAGRAM', format: 'POST', count: 1, note: null }],
      productDescription: 'Two bowls',
      ...{ dueOn: inAMonth, dueDays: null, draftFirst: true, rounds: 5 },
      usage: { channels: 'PAID_ADS', days: null, countries: ['SG'] },
    });
  });
});
