import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignOf, campaignRows, helpRow, queueOf, renderDesk } from './deskFixtures.ts';

const titles: Readonly<Record<string, string>> = { 1: 'Dye the sea', 2: 'Three mornings' };
const campaignCase = api.query('CampaignCase', ({ variables }) => {
  const id = String(variables.id);
  const head = campaignRows[Number(id) - 1];
  return HttpResponse.json({
    data: { deskCase: head ? { ...head, campaign: campaignOf(`cmp_${id}`, titles[id] ?? '') } : null },
  });
});
const handlers = [queueOf([...campaignRows, helpRow]), campaignCase];
const queue = () => screen.findByRole('navigation', { name: 'Queue' });

describe('who may be at the desk', () => {
  it('sends visitors home', async () => {
    const { router } = renderPage('/desk');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('is not there for members', async () => {
    renderPage('/desk', { me: someMe() });
    expect(await screen.findByRole('heading', { name: "This page isn't available" })).toBeVisible();
  });

  it('has a link in the menu of staff alone, with GraphiQL beside it', async () => {
    const { user } = renderPage('/', { me: someMe({ isStaff: true }) });
    await user.click(await screen.findByRole('button', { name: 'Hi, Mei Tan' }));
    expect(await screen.findByRole('menuitem', { name: 'Desk' })).toHaveAttribute('href', '/desk');
    expect(screen.getByRole('menuitem', { name: 'GraphiQL' })).toHaveAttribute('href', '/graphiql');
  });
});

describe('the queue', () => {
  it('says what waits, for whom, how much and how long', async () => {
    renderDesk('/desk', { handlers });
    const rows = within(await queue());
    const first = await rows.findByRole('link', { name: /Ombak Denim/ });
    for (const text of ['Campaign', 'US$1,200', 'Dye the sea']) expect(first).toHaveTextContent(text);
    expect(first).toHaveTextContent('2 d');
    expect(rows.getByRole('link', { name: /Lanna Slow/ })).toHaveTextContent('31 h');
    expect(rows.getByRole('link', { name: /Siti Rohani/ })).toHaveTextContent(
      '“My bank account was refused”',
    );
  });

  it('keeps its filter in the address', async () => {
    const { user, router } = renderDesk('/desk', { handlers });
    const rows = within(await queue());
    await rows.findByRole('link', { name: /Siti Rohani/ });
    await user.click(rows.getByRole('button', { name: 'Money 0' }));
    expect(await rows.findByText('Nothing waits.')).toBeVisible();
    expect(router.state.location.search).toBe('?show=money');
  });

  it('is gone through with J and K', async () => {
    const { user, router } = renderDesk('/desk', { handlers });
    await within(await queue()).findByRole('link', { name: /Siti Rohani/ });
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Dye the sea' })).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Three mornings' })).toBeVisible();
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/campaign/1'));
  });
});

describe('a campaign', () => {
  it('is approved with one press, and the next one opens by itself', async () => {
    const inputs: unknown[] = [];
    const approve = api.mutation('DeskApprove', ({ variables }) => {
      inputs.push(variables.input);
      const campaign = { __typename: 'Campaign', id: 'cmp_1', state: 'OPEN' };
      return HttpResponse.json({ data: { approveCampaign: { campaign } } });
    });
    const { user, router } = renderDesk('/desk/campaign/1', { handlers: [...handlers, approve] });
    expect(await screen.findByText('Indigo, by hand.')).toBeVisible();
    expect(await screen.findByText('Campaigns approved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve campaign' }));
    expect(await screen.findByRole('heading', { name: 'Three mornings' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/desk/campaign/2');
    expect(inputs).toEqual([{ id: 'cmp_1' }]);
    expect(await screen.findByText('Approved: Dye the sea')).toBeVisible();
  });

  it('is rejected with a reason only', async () => {
    const inputs: unknown[] = [];
    const reject = api.mutation('DeskReject', ({ variables }) => {
      inputs.push(variables.input);
      const campaign = {
        __typename: 'Campaign',
        id: 'cmp_1',
        state: 'INACTIVE',
        rejectedReason: 'No brief.',
      };
      return HttpResponse.json({ data: { rejectCampaign: { campaign } } });
    });
    const { user } = renderDesk('/desk/campaign/1', { handlers: [...handlers, reject] });
    await user.click(await screen.findByRole('button', { name: 'Reject campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject campaign?' }));
    const send = dialog.getByRole('button', { name: 'Reject campaign' });
    expect(send).toBeDisabled();
    await user.type(dialog.getByLabelText('Reason, sent to the owner'), 'No brief.');
    await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Three mornings' })).toBeVisible();
    expect(inputs).toEqual([{ id: 'cmp_1', reason: 'No brief.' }]);
  });

  it('that was decided meanwhile says so', async () => {
    renderDesk('/desk/campaign/99', { handlers });
    expect(await screen.findByText('This doesn’t wait any more.')).toBeVisible();
  });
});

describe('the palette', () => {
  const hit = {
    __typename: 'DeskHit',
    kind: 'PERSON',
    id: 'usr_5',
    title: 'Adrian Yap',
    line: 'adrian@people.test',
    state: null,
    paymentId: null,
    amount: null,
  };
  const payment = {
    ...hit,
    kind: 'PAYMENT',
    id: 'rmk_9',
    title: 'Ten nights',
    line: 'pi_1',
    paymentId: 'pay_4',
    state: 'succeeded',
  };
  const search = api.query('DeskSearch', ({ variables }) =>
    HttpResponse.json({ data: { deskSearch: variables.text === 'adrian' ? [hit, payment] : [] } }),
  );

  it('opens, finds and jumps by the keyboard alone', async () => {
    const { user, router } = renderDesk('/desk', { handlers: [...handlers, search] });
    await queue();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Search people/ });
    expect(screen.getByRole('dialog', { name: 'Search the desk' })).toContainElement(field);
    expect(field).toHaveFocus();
    await user.keyboard('adrian');
    expect(await screen.findByRole('option', { name: /Adrian Yap/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Ten nights/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/people/5'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['LEAD', '/desk/payments/4'],
    ['CONTENT', '/desk/jobs/9'],
  ])('leads %s from a payment to %s', async (role, path) => {
    const roles = api.query('DeskRoles', () =>
      HttpResponse.json({ data: { me: { __typename: 'Account', id: 'usr_1', staffRoles: [role] } } }),
    );
    const { user, router } = renderDesk('/desk', { handlers: [...handlers, search, roles] });
    await queue();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('adrian');
    await user.click(await screen.findByRole('option', { name: /Ten nights/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('never shows what was found for an earlier text', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = api.query('DeskSearch', async ({ variables }) => {
      if (variables.text === 'adrian') return HttpResponse.json({ data: { deskSearch: [hit] } });
      await waiting;
      return HttpResponse.json({ data: { deskSearch: [payment] } });
    });
    const { user } = renderDesk('/desk', { handlers: [...handlers, slow] });
    await queue();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('adrian');
    await screen.findByRole('option', { name: /Adrian Yap/ });
    await user.keyboard('2');
    expect(screen.queryByRole('option', { name: /Adrian Yap/ })).not.toBeInTheDocument();
    expect(screen.getByText('Searching…')).toBeVisible();
    answer();
    expect(await screen.findByRole('option', { name: /Ten nights/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Adrian Yap/ })).not.toBeInTheDocument();
  });

  it('opens what it finds for the words that are there, also when Enter comes before the answer', async () => {
    const { user, router } = renderDesk('/desk', { handlers: [...handlers, search] });
    await queue();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('adrian{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/people/5'));
  });

  it('offers what can be done about the open case first, with its effect and key, and Esc returns the focus', async () => {
    const { user } = renderDesk('/desk/campaign/1', { handlers: [...handlers, search] });
    const reject = await screen.findByRole('button', { name: 'Reject campaign' });
    reject.focus();
    await user.keyboard('{Control>}k{/Control}');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent(/^Approve campaign It opens to influencers until .+ is told\.A$/);
    expect(screen.getByText('This campaign')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search people/ })).toBeNull());
    expect(reject).toHaveFocus();
    await user.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Reject campaign?' })).toBeVisible();
  });

  it('says when nothing was found', async () => {
    const { user } = renderDesk('/desk', { handlers: [...handlers, search] });
    await queue();
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await screen.findByRole('combobox'), 'zzz');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
  });
});

describe('several campaigns', () => {
  it('are approved with one decision, with a result for each', async () => {
    const nodes = campaignRows.map((head, index) => ({
      ...head,
      campaign: { ...campaignOf(String(head.id), titles[index + 1] ?? ''), excerpt: 'By hand.', cover: null },
    }));
    const waiting = api.query('DeskWaitingCampaigns', () =>
      HttpResponse.json({ data: { deskQueue: { __typename: 'DeskCaseConnection', totalCount: 2, nodes } } }),
    );
    const approve = api.mutation('DeskApprove', ({ variables }) => {
      const { id } = variables.input as { id: string };
      return id === 'cmp_1'
        ? HttpResponse.json({
            data: { approveCampaign: { campaign: { __typename: 'Campaign', id, state: 'OPEN' } } },
          })
        : HttpResponse.json({
            errors: [{ message: 'The campaign has ended.', extensions: { code: 'CAMPAIGN_ENDED' } }],
          });
    });
    const { user } = renderDesk('/desk/approve', { handlers: [...handlers, waiting, approve] });
    await user.click(await screen.findByRole('button', { name: 'Select the first 2' }));
    await user.click(screen.getByRole('button', { name: 'Approve 2 campaigns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 campaigns?' });
    expect(dialog).toHaveTextContent('They open to influencers now');
    expect(dialog).toHaveTextContent('Three mornings');
    await user.click(within(dialog).getByRole('button', { name: 'Approve 2 campaigns' }));
    expect(await screen.findByText('1 approved, 1 not.')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Waiting campaigns' })).getAllByRole('listitem');
    expect(rows.map((row) => /Approved|has ended/.exec(row.textContent ?? '')?.[0])).toEqual([
      'Approved',
      'has ended',
    ]);
  });
});
