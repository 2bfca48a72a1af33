import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { formAnswers, fullDraft, inAMonth, recorded } from './fixtures.ts';

afterEach(() => sessionStorage.clear());

const saves = () =>
  recorded('SaveDraft', {
    saveDraft: { campaignDraft: { __typename: 'CampaignDraft', updatedAt: '2026-11-20T03:00:00Z' } },
  });

async function halfWritten(handlers: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage('/no-such-page?compose=new', { me: someMe(), ...handlers });
  await page.user.type(await screen.findByLabelText('Campaign title'), 'Satay');
  return page;
}

describe('leaving the form', () => {
  it('closes at once when nothing was typed', async () => {
    const { user, router } = renderPage('/no-such-page?compose=new', {
      me: someMe(),
      handlers: formAnswers(),
    });
    await screen.findByLabelText('Campaign title');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('asks, stays on Cancel, and saves the draft with its confirmation and dot', async () => {
    const save = saves();
    const { user, router } = await halfWritten({ handlers: [...formAnswers(), save.handler] });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'Keep this as a draft?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Keep this as a draft?')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Campaign Save in Draft Successfully')).toBeVisible();
    expect(save.inputs[0]).toMatchObject({
      title: 'Satay',
      detailsHtml: null,
      endsOn: inAMonth,
      pictures: [],
    });
    await user.click(screen.getByRole('button', { name: 'Okay' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findAllByText('a draft waits')).not.toHaveLength(0);
  });

  it('says when another window saved the draft meanwhile, and loads that one or replaces it', async () => {
    const save = saves();
    const { user } = await halfWritten({ handlers: [...formAnswers(fullDraft()), save.handler] });
    const title = () => screen.findByLabelText('Campaign title');
    const told = () => screen.findByRole('heading', { name: 'This draft was saved in another window' });
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await told()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await title()).toHaveValue('Satay');
    await user.click(await screen.findByRole('button', { name: 'Save Draft' }));
    await user.click(await screen.findByRole('button', { name: 'Open that draft' }));
    await waitFor(async () => expect(await title()).toHaveValue('Laksa week'));
    await user.type(await title(), ' two');
    expect(save.inputs).toHaveLength(0);
    // That one is known here now.
    await user.click(await screen.findByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Campaign Save in Draft Successfully')).toBeVisible();
    expect(save.inputs[0]).toMatchObject({ title: 'Laksa week two' });
  });

  it('replaces what another window saved when that is wanted', async () => {
    const save = saves();
    const { user } = await halfWritten({ handlers: [...formAnswers(fullDraft()), save.handler] });
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    await user.click(await screen.findByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText('Campaign Save in Draft Successfully')).toBeVisible();
    expect(save.inputs[0]).toMatchObject({ title: 'Satay' });
  });

  it('discards what was typed', async () => {
    const { user, router } = await halfWritten({ handlers: formAnswers() });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps everything when the draft cannot be saved', async () => {
    const failing = api.mutation('SaveDraft', () => HttpResponse.error());
    const { user } = await halfWritten({ handlers: [...formAnswers(), failing] });
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Could not reach Koli. Nothing was lost: try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Campaign title')).toHaveValue('Satay');
  });

  it('survives a reload of the tab', async () => {
    const { unmount } = await halfWritten({ handlers: formAnswers() });
    unmount();
    const { user } = renderPage('/no-such-page?compose=new', { me: someMe(), handlers: formAnswers() });
    expect(await screen.findByText('Here is what you wrote.')).toBeVisible();
    expect(screen.getByLabelText('Campaign title')).toHaveValue('Satay');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Campaign title')).toHaveValue('');
  });
});

describe('a draft that waits', () => {
  const withDraft = (handlers: Parameters<typeof renderPage>[1] = {}) =>
    renderPage('/no-such-page?compose=draft', { me: someMe({ hasDraft: true }), ...handlers });

  it('is continued', async () => {
    const { user, router } = withDraft({ handlers: formAnswers(fullDraft()) });
    expect(await screen.findByText('Laksa week')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue the draft' }));
    expect(await screen.findByLabelText('Campaign title')).toHaveValue('Laksa week');
    expect(screen.getByLabelText("Campaign's budget")).toHaveValue('480');
    expect(router.state.location.search).toBe('?compose=continue');
  });

  it('is discarded for a new one', async () => {
    const discard = recorded('DiscardDraft', { discardDraft: { isDiscarded: true } });
    const { user } = withDraft({ handlers: [...formAnswers(fullDraft()), discard.handler] });
    await user.click(await screen.findByRole('button', { name: 'Discard it and start over' }));
    expect(await screen.findByLabelText('Campaign title')).toHaveValue('');
    expect(discard.inputs).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('a draft waits')).not.toBeInTheDocument());
  });
});
