import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { newcomer } from '../support/answers.ts';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api, server } from '../support/server.ts';

afterEach(() => localStorage.clear());

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const arif = {
  __typename: 'Profile',
  id: 'usr_2',
  first: 'Arif',
  fullName: 'Arif Rahman',
  isStaff: false,
  online: true,
  lastSeenAt: null,
  avatar: null,
};

/** What the page asks of a profile. */
const profilePage = [
  api.query('InfluencerProfile', () =>
    HttpResponse.json({
      data: {
        profile: {
          ...arif,
          username: 'arif',
          city: null,
          bio: null,
          interests: [],
          followers: 10,
          followersSource: 'SELF_REPORTED',
          followersUnverified: false,
          totalPosts: 0,
          instagramUsername: null,
          instagram: null,
          country: null,
          instagramPrice: null,
          facebookPrice: null,
          formatPrices: [],
          paidAdsPrice: null,
          priceFrom: null,
          engagement: null,
          verified: false,
          languages: [],
          savedListIds: [],
          reputation: newcomer,
        },
      },
    }),
  ),
  api.query('PersonCampaigns', () =>
    HttpResponse.json({
      data: { campaigns: { __typename: 'CampaignConnection', totalCount: 0, nodes: [] } },
    }),
  ),
];

type Sent = {
  clientId: string;
  text: string;
  mine: boolean;
  asksToPayOutside?: boolean;
  hasNewcomerLink?: boolean;
};

/** A server with one conversation. */
function talk(sent: Sent[], mayWrite: object = { allowed: true, reason: null }) {
  const state = {
    sent,
    inputs: [] as { clientId: string; text: string }[],
    unread: 0,
    refuse: false,
    offline: false,
  };
  const row = (own: Sent, index: number) => ({
    __typename: 'Message',
    id: String(index + 1),
    createdAt: at(10 - index),
    asksToPayOutside: false,
    hasNewcomerLink: false,
    pictures: [],
    ...own,
  });
  const conversation = () => ({
    __typename: 'Conversation',
    id: 'cnv_7',
    unread: state.unread,
    readUpTo: 'msg_1',
    person: arif,
    lastMessage: row(state.sent.at(-1) ?? { clientId: 'none', text: '', mine: true }, state.sent.length - 1),
    mayWrite: { __typename: 'Permission', ...mayWrite },
    job: {
      __typename: 'Remark',
      id: 'rmk_5',
      state: 'HIRED',
      hiredState: 'ONGOING',
      campaign: { __typename: 'Campaign', id: 'cmp_9', title: 'Laksa week' },
    },
  });
  const handlers = [
    api.query('Conversations', () =>
      HttpResponse.json({
        data: {
          conversations: {
            __typename: 'ConversationConnection',
            totalCount: state.sent.length > 0 ? 1 : 0,
            nodes: state.sent.length > 0 ? [conversation()] : [],
          },
        },
      }),
    ),
    api.query('Addressee', () => HttpResponse.json({ data: { profile: arif } })),
    api.query('Conversation', () => HttpResponse.json({ data: { conversation: conversation() } })),
    api.query('Messages', () =>
      HttpResponse.json({
        data: {
          messages: {
            __typename: 'MessageConnection',
            totalCount: state.sent.length,
            pageInfo: { __typename: 'PageInfo', endCursor: 'end' },
            nodes: state.sent.map(row).toReversed(),
          },
        },
      }),
    ),
    api.query('UploadPolicy', () =>
      HttpResponse.json({
        data: {
          uploadPolicy: {
            __typename: 'UploadPolicy',
            mimeTypes: ['image/png'],
            campaignMaxBytes: 10_485_760,
            productMaxBytes: 2_097_152,
            profileMaxBytes: 2_097_152,
            warning: 'Too large',
          },
        },
      }),
    ),
    api.mutation('SetTyping', () => HttpResponse.json({ data: { setTyping: { conversationId: 'cnv_7' } } })),
    api.mutation('OpenConversation', () =>
      state.offline
        ? HttpResponse.error()
        : HttpResponse.json({
            data: { openConversation: { conversation: { __typename: 'Conversation', id: 'cnv_7' } } },
          }),
    ),
    api.mutation('SendMessage', ({ variables }) => {
      if (state.offline) return HttpResponse.error();
      const { input } = variables as { input: { clientId: string; text: string } };
      state.inputs.push(input);
      if (state.refuse) return refusal('APART', "You can't do this with this person.");
      state.sent = [...state.sent, { clientId: input.clientId, text: input.text, mine: true }];
      const message = { __typename: 'Message', id: String(state.sent.length), clientId: input.clientId };
      return HttpResponse.json({ data: { sendMessage: { message } } });
    }),
    api.mutation('ReportMessage', () =>
      HttpResponse.json({ data: { reportMessage: { reportId: 'rpt_1' } } }),
    ),
  ];
  const all = [...handlers, ...profilePage];
  return { state, open: (path = '/messages/7') => renderPage(path, { handlers: all, me: someMe() }) };
}

const hello: Sent = { clientId: 'a', text: 'Hello Mei', mine: false };
const field = () => screen.findByRole('textbox', { name: 'Message' });
const log = async () => within(await screen.findByRole('log'));

describe('messages', () => {
  it('stand by day, beside the job, with who is there', async () => {
    talk([{ clientId: 'x', text: 'First', mine: true }, hello]).open();
    expect(await (await log()).findByText('Hello Mei')).toBeVisible();
    // Nine minutes ago, which is yesterday shortly after midnight.
    const day = new Date(at(9)).getDate() === new Date().getDate() ? 'Today' : 'Yesterday';
    expect((await log()).getByRole('heading', { name: day })).toBeVisible();
    expect((await log()).getByText(/Read$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Job: Laksa week/ })).toHaveTextContent('Ongoing');
    expect(screen.getByRole('heading', { name: 'Arif Rahman' })).toBeVisible();
  });

  it('are sent by Enter, with a new line by Shift and Enter', async () => {
    const { state, open } = talk([hello]);
    const { user } = open();
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(await (await log()).findByText(/One\s+two/)).toBeVisible();
    await waitFor(() => expect(state.inputs).toMatchObject([{ text: 'One\ntwo' }]));
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument());
    expect((await log()).getAllByText(/One\s+two/)).toHaveLength(1);
  });

  it('that are refused say why, stay over a reload, and are tried again with the same id', async () => {
    const { state, open } = talk([hello]);
    state.refuse = true;
    const { user, unmount } = open();
    await user.type(await field(), 'Hi{Enter}');
    expect(await screen.findByText(/Not sent: You can't do this with this person/)).toBeVisible();
    unmount();
    open();
    state.refuse = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(state.inputs).toHaveLength(2));
    expect(state.inputs[1]?.clientId).toBe(state.inputs[0]?.clientId);
    await waitFor(() => expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument());
  });

  it('to somebody new wait for a connection, over a reload too, and are sent once', async () => {
    const { state, open } = talk([]);
    server.use(http.get('*/readyz', () => (state.offline ? HttpResponse.error() : HttpResponse.json({}))));
    state.offline = true;
    const { user, router, unmount } = open('/influencer-profile/2');
    await user.click(await screen.findByRole('button', { name: 'Message Arif Rahman' }));
    await waitFor(() => expect(router.state.location.search).toBe('?to=2'));
    await user.type(await field(), 'From the train{Enter}');
    expect(await screen.findAllByText('Waiting to be sent')).toHaveLength(2);
    unmount();
    state.offline = false;
    const later = open('/messages?to=2');
    const thread = within(await screen.findByRole('log', { name: 'Messages with Arif Rahman' }));
    expect(later.router.state.location.pathname).toBe('/messages/7');
    expect(await thread.findByText('From the train')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument());
    expect(state.inputs).toMatchObject([{ profileId: 'usr_2', text: 'From the train' }]);
    expect(thread.getAllByText('From the train')).toHaveLength(1);
  });

  it('that ask to pay outside carry a warning, and can be reported', async () => {
    const { user } = talk([{ ...hello, asksToPayOutside: true }]).open();
    expect(await screen.findByRole('note')).toHaveTextContent('Keep payments and agreements on Koli.');
    await user.click(screen.getByRole('button', { name: 'Report this message' }));
    await user.type(screen.getByLabelText('What is wrong with it?'), 'Rude');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you. We are looking into it.')).toBeVisible();
  });

  it('with a link of somebody new carry a warning', async () => {
    talk([{ ...hello, hasNewcomerLink: true }]).open();
    expect(await screen.findByRole('note')).toHaveTextContent('This link leaves Koli');
  });

  it('come live, and so does writing', async () => {
    const { state, open } = talk([hello]);
    const { publish } = open();
    await (await log()).findByText('Hello Mei');
    const conversation = {
      __typename: 'Conversation',
      id: 'cnv_7',
      unread: 0,
      readUpTo: 'msg_1',
      person: arif,
      lastMessage: null,
    };
    const event = (kind: string) =>
      publish('ConversationChanged', {
        conversationChanged: { __typename: 'ConversationEvent', kind, conversation },
      });
    event('TYPING');
    expect(await screen.findByText('Arif Rahman is writing…')).toBeVisible();
    state.sent = [...state.sent, { clientId: 'b', text: 'Are you there?', mine: false }];
    event('MESSAGE');
    expect(await (await log()).findByText('Are you there?')).toBeVisible();
    expect(screen.queryByText('Arif Rahman is writing…')).not.toBeInTheDocument();
  });

  it('are not written where that is not possible, and stay readable', async () => {
    talk([hello], { allowed: false, reason: "You can't do this with this person." }).open();
    expect(await (await log()).findByText('Hello Mei')).toBeVisible();
    expect(screen.getByText("You can't do this with this person.")).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  });

  it('are no longer offered once the other has gone away, and are again when they come back', async () => {
    const mayWrite = { allowed: true, reason: null as string | null };
    const { publish, user } = talk([hello], mayWrite).open();
    await user.type(await field(), 'Half a sentence');
    const tell = (person: object) =>
      publish('PeoplePresence', { presenceChanged: [{ __typename: 'Profile', id: 'usr_2', ...person }] });
    const gone = "This person can't get messages any more.";
    Object.assign(mayWrite, { allowed: false, reason: gone });
    // Told anew: each part of the page begins to listen in its own time.
    await waitFor(() => {
      tell({ online: false, lastSeenAt: null });
      expect(screen.getByText(gone)).toBeVisible();
    });
    expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
    Object.assign(mayWrite, { allowed: true, reason: null });
    await waitFor(() => {
      tell({ online: true, lastSeenAt: at(0) });
      expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
    });
  });

  it('say so when there are none', async () => {
    talk([]).open('/messages');
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });
});
