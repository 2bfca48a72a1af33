import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, someMe } from './support/render.tsx';
import { api } from './support/server.ts';

const today = new Date();
const daysAgo = (days: number, hour: number) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() - days, hour, 5).toISOString();

const row = (id: string, own: Record<string, unknown>) => ({
  __typename: 'Notification',
  id: `ntf_${id}`,
  type: 'USER_CAMPAIGN_APPLY',
  code: 'test',
  params: {},
  message: `Message ${id}`,
  image: null,
  campaignTitle: 'Laksa week',
  path: '/campaigndetail/7',
  createdAt: daysAgo(0, 0),
  readAt: null,
  ...own,
});

type Row = ReturnType<typeof row>;

/** A feed on the server's side: what is read there reads so at the next question. */
function feed(rows: Row[]) {
  const state = { rows, unread: () => state.rows.filter((one) => one.readAt === null).length, reads: 0 };
  const handlers = [
    api.query('Me', () =>
      HttpResponse.json({ data: { me: someMe({ unreadNotifications: state.unread() }) } }),
    ),
    api.query('Notifications', () =>
      HttpResponse.json({
        data: {
          notifications: {
            __typename: 'NotificationConnection',
            totalCount: state.rows.length,
            unread: state.unread(),
            pageInfo: { __typename: 'PageInfo', endCursor: 'last', hasNextPage: false },
            nodes: state.rows,
          },
        },
      }),
    ),
    api.mutation('MarkNotificationsRead', () => {
      state.reads += 1;
      state.rows = state.rows.map((one) => ({ ...one, readAt: today.toISOString() })) as unknown as Row[];
      return HttpResponse.json({ data: { markNotificationsRead: { markedCount: 1 } } });
    }),
  ];
  return { state, handlers };
}

const openBell = async (handlers: Parameters<typeof renderPage>[1] = {}) => {
  const page = renderPage('/terms-condition', handlers);
  await page.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...page, list: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
};

describe('notification bell', () => {
  it('counts what is unread and shows no count without it', async () => {
    const { handlers } = feed([row('1', {}), row('2', {}), row('3', {})]);
    const { unmount } = renderPage('/terms-condition', { handlers });
    const bell = await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    expect(bell).toHaveTextContent('3');
    unmount();
    renderPage('/terms-condition', { me: someMe() });
    expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveTextContent('');
  });

  it('marks all read on opening, then asks for count and list again', async () => {
    const { state, handlers } = feed([row('1', {}), row('2', {})]);
    await openBell({ handlers });
    await waitFor(() => expect(state.reads).toBe(1));
    expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toHaveTextContent('');
    // What was new stays recognisable while the list is open.
    expect(screen.getAllByLabelText('New')).toHaveLength(2);
  });

  it('groups by day and tells the time', async () => {
    const { handlers } = feed([
      row('1', { createdAt: daysAgo(0, 0) }),
      row('2', { createdAt: daysAgo(1, 16) }),
      row('3', { createdAt: '2026-01-05T09:30:00' }),
    ]);
    const { list } = await openBell({ handlers });
    const yesterday = within(await list.findByRole('region', { name: 'Yesterday' }));
    expect(yesterday.getByText('Message 2')).toBeVisible();
    expect(yesterday.getByText('4:05 PM · Laksa week')).toBeVisible();
    expect(list.getByRole('region', { name: 'Today' })).toHaveTextContent('Message 1');
    expect(list.getByRole('region', { name: 'Mon, 5 Jan 2026' })).toHaveTextContent('9:30 AM');
  });

  it('leads on as a whole row, says the amount, and tells a conversation once', async () => {
    const talk = { path: '/messages/4', campaignTitle: null, readAt: today.toISOString() };
    const amount = { amount: 45_000, currency: 'USD' };
    const { handlers } = feed([
      row('1', { params: { amount } }),
      row('2', { ...talk, message: 'Arif sent you a message.' }),
      row('3', { ...talk, message: 'Arif sent you a message, too.' }),
    ]);
    const { list } = await openBell({ handlers });
    expect(await list.findByRole('link', { name: 'Message 1' })).toHaveAttribute('href', '/campaigndetail/7');
    expect(list.getByText(/US\$450 · Laksa week$/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Arif sent you a message.' })).toBeVisible();
    expect(list.queryByText('Arif sent you a message, too.')).toBeNull();
    expect(list.getByText('2 times')).toBeVisible();
    expect(list.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
  });

  it('shows a type it does not know by its message', async () => {
    const { handlers } = feed([row('1', { type: 'SOMETHING_NEW', message: 'Brand new', path: null })]);
    const { list } = await openBell({ handlers });
    expect(await list.findByText('Brand new')).toBeVisible();
  });

  it('says when there is nothing', async () => {
    const { handlers } = feed([]);
    const { list } = await openBell({ handlers });
    expect(await list.findByText('Sorry no result found')).toBeVisible();
    expect(list.getByRole('button', { name: 'Read All' })).toBeDisabled();
  });

  it('cuts long messages after two lines, with a way to the rest', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(90);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(42);
    const { handlers } = feed([row('1', { message: 'A long story' })]);
    const { list, user } = await openBell({ handlers });
    await user.click(await list.findByRole('button', { name: 'Show more' }));
    await user.click(list.getByRole('button', { name: 'Show less' }));
    expect(list.getByRole('button', { name: 'Show more' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('counts a new one as it comes', async () => {
    const { state, handlers } = feed([]);
    const { publish } = renderPage('/terms-condition', { handlers });
    await screen.findByRole('button', { name: 'Notifications' });
    state.rows = [row('9', {})];
    publish('NotificationAdded', { notificationAdded: { __typename: 'Notification', id: 'ntf_9' } });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  it('is left while a new one is asked for', async () => {
    const { state, handlers } = feed([row('1', { readAt: today.toISOString() })]);
    const asked: (() => void)[] = [];
    const slow = api.query('Notifications', async () => {
      if (state.rows.length > 1) await new Promise<void>((answer) => asked.push(answer));
    });
    const { list, user, publish } = await openBell({ handlers: [slow, ...handlers] });
    await list.findByText('Message 1');
    state.rows = [...state.rows, row('2', {})];
    publish('NotificationAdded', { notificationAdded: { __typename: 'Notification', id: 'ntf_2' } });
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
    asked[0]?.();
    // What is rejected and left to nobody fails the run.
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });
});

it('the page of all notifications turns further back by cursor', async () => {
  const asked: unknown[] = [];
  const pageOf = (nodes: Row[], hasNextPage: boolean) => ({
    notifications: {
      __typename: 'NotificationConnection',
      totalCount: 2,
      unread: 0,
      pageInfo: { __typename: 'PageInfo', endCursor: hasNextPage ? 'c1' : 'c2', hasNextPage },
      nodes,
    },
  });
  const read = { readAt: today.toISOString() };
  const list = api.query('Notifications', ({ variables }) => {
    asked.push(variables);
    const data = variables.after ? pageOf([row('2', read)], false) : pageOf([row('1', read)], true);
    return HttpResponse.json({ data });
  });
  const { user } = renderPage('/notifications', { me: someMe(), handlers: [list] });
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('Message 2')).toBeVisible();
  expect(screen.getByText('Message 1')).toBeVisible();
  expect(asked).toEqual([{ first: 12 }, { first: 12, after: 'c1' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull());
});
