import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import type { GraphQLResponseBody } from 'msw/graphql';
import { describe, expect, it } from 'vitest';
import { refusal, renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { settingsAccount, settingsTab } from './accounts.ts';

const webhook = (own: object = {}) => ({
  __typename: 'Webhook',
  id: 'whk_7',
  url: 'https://hooks.example.com/koli',
  events: ['REMARK_DONE', 'REMARK_HIRED'],
  state: 'ENABLED',
  createdAt: '2026-11-20T02:00:00Z',
  oldSecretUntil: null,
  failingSince: null,
  pausedBecause: null,
  ...own,
});

const attempt = (own: object = {}) => ({
  __typename: 'WebhookAttempt',
  id: 'wha_1',
  createdAt: '2026-11-20T02:00:01Z',
  durationMs: 42,
  status: 500,
  answer: 'Out of order',
  failure: null,
  ...own,
});

const delivery = (own: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'whd_9',
  eventId: 'evt_1',
  event: 'remark.done',
  state: 'FAILED',
  body: '{"type":"remark.done"}',
  createdAt: '2026-11-20T02:00:00Z',
  nextTryAt: null,
  attempts: [attempt()],
  ...own,
});

const list = (rows: () => unknown[]) =>
  api.query('Webhooks', () => HttpResponse.json({ data: { webhooks: { nodes: rows() } } as never }));
const log = (nodes: () => unknown[], row: () => { id: string }) =>
  api.query('WebhookDeliveries', () =>
    HttpResponse.json({
      data: {
        webhooks: { nodes: [row()] },
        webhookDeliveries: {
          __typename: 'WebhookDeliveryConnection',
          nodes: nodes(),
          totalCount: nodes().length,
        },
      } as never,
    }),
  );
const answer = (data: object) =>
  HttpResponse.json<GraphQLResponseBody<Record<string, never>>>({ data: data as never });

async function open(handlers: RequestHandler[], me = someMe()) {
  const account = () => ({ ...settingsAccount(), emailVerified: me.emailVerified });
  const page = renderPage('/edit-profile/setting', { me, handlers: [settingsTab(account), ...handlers] });
  // The section comes in a part of its own.
  await screen.findByText('Webhooks', {}, { timeout: 12_000 });
  return page;
}

async function openPanel(
  handlers: RequestHandler[],
  row = webhook(),
  nodes: () => unknown[] = () => [],
  now = () => row,
) {
  const page = await open([...handlers, list(() => [row]), log(nodes, now)]);
  await page.user.click(await screen.findByRole('button', { name: `Open ${row.url}` }));
  const panel = await screen.findByRole('dialog', { name: 'Webhook' });
  return { ...page, panel };
}

describe('webhooks', () => {
  it('wait for a verified address', async () => {
    await open([], someMe({ emailVerified: false }));
    expect(await screen.findByText('Please verify your email address first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
  });

  it('are added for chosen events, and the secret is shown once', async () => {
    const sent: unknown[] = [];
    let rows: unknown[] = [];
    const { user } = await open([
      list(() => rows),
      api.mutation('CreateWebhook', ({ variables }) => {
        sent.push(variables.input);
        rows = [webhook()];
        const made = { __typename: 'CreateWebhookPayload', secret: 'whsec_once', webhook: webhook() };
        return answer({ createWebhook: made });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    const submit = within(dialog).getByRole('button', { name: 'Add webhook' });
    await user.click(within(dialog).getByRole('button', { name: 'Choose none' }));
    await user.click(submit);
    expect(await within(dialog).findByText('This field is required')).toBeVisible();
    expect(within(dialog).getByText('Please choose at least one event')).toBeVisible();
    await user.click(within(dialog).getByLabelText('Address'));
    await user.paste('https://hooks.example.com/koli');
    const jobs = within(dialog).getByRole('group', { name: 'Jobs' });
    await user.click(within(jobs).getByRole('checkbox', { name: 'Done' }));
    await user.click(submit);
    const secret = await screen.findByRole('dialog', { name: 'Signing secret' });
    expect(within(secret).getByText('whsec_once')).toBeVisible();
    await user.click(within(secret).getByRole('button', { name: "I've stored it" }));
    await waitFor(() => expect(screen.queryByText('whsec_once')).not.toBeInTheDocument());
    expect(sent).toEqual([{ url: 'https://hooks.example.com/koli', events: ['REMARK_DONE'] }]);
    const shown = within(await screen.findByRole('list', { name: 'Webhooks' }));
    await waitFor(() =>
      expect(shown.getAllByRole('listitem')[0]).toHaveTextContent('https://hooks.example.com/koli2 eventsOn'),
    );
  });

  it('show a refused address at its field', async () => {
    const text = 'Please give an https address of the public internet.';
    const { user } = await open([
      list(() => []),
      api.mutation('CreateWebhook', () => refusal('WEBHOOK_URL_REFUSED', text, 'url')),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    await user.click(within(dialog).getByLabelText('Address'));
    await user.paste('https://10.0.0.1/');
    await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveFocus();
  });

  it('are ten at most', async () => {
    await open([list(() => Array.from({ length: 10 }, (_, at) => webhook({ id: String(at) })))]);
    expect(await screen.findByText('You have 10 webhooks, the maximum.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
  });
});

describe('one webhook', () => {
  it('tells what was delivered, how it was answered, and sends it again', async () => {
    const { user, panel } = await openPanel(
      [
        api.mutation('ReplayWebhookDelivery', () =>
          answer({
            replayWebhookDelivery: {
              webhookDelivery: delivery({
                state: 'SUCCEEDED',
                attempts: [attempt({ id: 'wha_2', status: 200, answer: 'Thanks' }), attempt()],
              }),
            },
          }),
        ),
      ],
      webhook(),
      () => [
        delivery(),
        delivery({
          id: 'whd_10',
          attempts: [attempt({ id: 'wha_3', status: null, answer: null, failure: 'TIMEOUT' })],
        }),
      ],
    );
    const [first, second] = await within(panel).findAllByRole('button', { name: /remark.done/ });
    expect(first).toHaveTextContent('Failed');
    await user.click(second as HTMLElement);
    expect(within(panel).getByText(/No answer within ten seconds/)).toBeVisible();
    await user.click(second as HTMLElement);
    await user.click(first as HTMLElement);
    expect(within(panel).getByText(/Answered 500 · 42 ms/)).toBeVisible();
    expect(within(panel).getByLabelText('Answer')).toHaveTextContent('Out of order');
    await user.click(within(panel).getByRole('button', { name: 'Send again' }));
    expect(await within(panel).findByText(/Answered 200/)).toBeVisible();
    expect(first).toHaveTextContent('Delivered');
  });

  it('sends a test event, which appears in the log', async () => {
    let nodes: unknown[] = [];
    const { user, panel } = await openPanel(
      [
        api.mutation('SendTestEvent', () => {
          nodes = [delivery({ event: 'webhook.test', state: 'PENDING', attempts: [] })];
          return answer({ sendTestEvent: { webhookDelivery: nodes[0] } });
        }),
      ],
      webhook(),
      () => nodes,
    );
    expect(await within(panel).findByText(/Nothing yet/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Send test event' }));
    expect(await within(panel).findByRole('button', { name: /webhook.test.*In progress/ })).toBeVisible();
  });

  it('says that messages arrive again as soon as they do', async () => {
    const row = webhook({ failingSince: '2026-11-15T02:00:00Z' });
    const { panel } = await openPanel(
      [],
      row,
      () => [delivery({ state: 'SUCCEEDED' })],
      () => webhook(),
    );
    await within(panel).findByText('Delivered');
    expect(within(panel).getByText('On')).toBeVisible();
    expect(within(panel).queryByText(/haven't arrived/)).not.toBeInTheDocument();
  });

  it('that we switched off says why, and goes on again', async () => {
    const row = webhook({ state: 'FAILED', failingSince: '2026-11-15T02:00:00Z' });
    const { user, panel } = await openPanel(
      [api.mutation('UpdateWebhook', () => answer({ updateWebhook: { webhook: webhook() } }))],
      row,
    );
    expect(within(panel).getByText(/We turned it off/)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Send test event' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Turn on' }));
    expect(await within(panel).findByRole('button', { name: 'Send test event' })).toBeVisible();
  });

  it('gets a new secret after a question', async () => {
    const made = webhook({ oldSecretUntil: '2026-11-21T02:00:00Z' });
    const { user, panel } = await openPanel([
      api.mutation('RotateWebhookSecret', () =>
        answer({
          rotateWebhookSecret: {
            __typename: 'RotateWebhookSecretPayload',
            secret: 'whsec_new',
            webhook: made,
          },
        }),
      ),
    ]);
    await user.click(within(panel).getByRole('button', { name: 'New secret' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('whsec_new')).toBeVisible();
    await user.click(screen.getByRole('button', { name: "I've stored it" }));
    expect(await within(panel).findByText(/The old secret is valid until/)).toBeInTheDocument();
  });

  it('is deleted after a question', async () => {
    let rows: unknown[] = [webhook()];
    const { user } = await openPanel([
      list(() => rows),
      api.mutation('DeleteWebhook', ({ variables }) => {
        rows = [];
        return answer({ deleteWebhook: { deletedWebhookId: variables.input.id } });
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('list', { name: 'Webhooks' })).not.toBeInTheDocument();
  });
});
