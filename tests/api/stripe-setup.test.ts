import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { accountEventTypes, platformEventTypes } from '../../api/platform/payment/event-types.ts';
import { apiVersion, faultsOf } from '../support/stripe-description/description.ts';
import { readForm } from '../support/stripe-description/form.ts';

interface Kept {
  readonly id: string;
  readonly url: string;
  readonly connect: boolean;
  readonly enabled_events: readonly string[];
  readonly status: string;
  readonly secret: string;
}

/** The provider's server, which keeps webhook endpoints and refuses what its published description does not allow. */
async function startProvider() {
  const kept: Kept[] = [];
  const writes: string[] = [];
  const answerOf = ({ connect: _, secret: __, ...endpoint }: Kept) => ({
    ...{ object: 'webhook_endpoint', api_version: null, application: null, created: 1, description: null },
    ...{ livemode: true, metadata: {} },
    ...endpoint,
  });
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const form = readForm(body) as Record<string, unknown>;
    const id = /^\/v1\/webhook_endpoints\/(\w+)$/.exec(request.url ?? '')?.[1];
    const give = (answer: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (request.headers.authorization !== 'Bearer sk_live_1')
      return give({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } }, 401);
    if (request.method === 'GET')
      return give({
        object: 'list',
        data: kept.map(answerOf),
        has_more: false,
        url: '/v1/webhook_endpoints',
      });
    const faults = faultsOf(`WebhookEndpoint${id ? 'Update' : 'Create'}Params`, 'form', form);
    if (faults.length > 0)
      return give({ error: { type: 'invalid_request_error', message: faults.join(' ') } }, 400);
    writes.push(`${request.method} ${request.url}`);
    const { url, connect, enabled_events, disabled } = form as Record<string, string> & {
      enabled_events: string[];
    };
    if (!id) {
      expect(form.api_version).toBe(apiVersion());
      const number = kept.length + 1;
      const made: Kept = {
        ...{ id: `we_${number}`, url: String(url), connect: connect === 'true', enabled_events },
        ...{ status: 'enabled', secret: `whsec_${number}` },
      };
      kept.push(made);
      return give({ ...answerOf(made), secret: made.secret });
    }
    const at = kept.findIndex((one) => one.id === id);
    const before = kept[at];
    if (!before) return give({ error: { type: 'invalid_request_error', message: 'No such endpoint.' } }, 404);
    const status = disabled === 'false' ? 'enabled' : before.status;
    kept[at] = { ...before, enabled_events, status };
    return give(answerOf(kept[at]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    kept,
    writes,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
afterEach(() => provider?.close());

/** Runs the command as an operator does. */
function run(settings: Record<string, string> = {}, ...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    PUBLIC_URL: 'https://koli.test',
    STRIPE_SECRET_KEY: 'sk_live_1',
    ...(provider && { STRIPE_API_BASE: provider.url() }),
    ...settings,
  };
  const command = ['--import', './api/cli/ts.mjs', 'api/cli/stripe-setup.ts', ...args];
  return new Promise<{ code: number; out: string }>((resolve) =>
    execFile(process.execPath, command, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out + err }),
    ),
  );
}

const platform = 'https://koli.test/webhooks/stripe (your account)';
const connect = 'https://koli.test/webhooks/stripe/connect (connected accounts)';

test('both endpoints are made once, and their secrets are printed once', async () => {
  provider = await startProvider();
  expect(await run({}, '--dry-run')).toEqual({
    code: 0,
    out: `Would make ${platform}\nWould make ${connect}\n`,
  });
  expect(provider.kept).toEqual([]);
  expect(await run()).toEqual({
    code: 0,
    out: `Made ${platform}\n  STRIPE_WEBHOOK_SECRET=whsec_1\nMade ${connect}\n  STRIPE_CONNECT_WEBHOOK_SECRET=whsec_2\n`,
  });
  const made = { status: 'enabled', url: 'https://koli.test/webhooks/stripe' };
  expect(provider.kept).toMatchObject([
    { ...made, connect: false, enabled_events: platformEventTypes },
    { ...made, url: `${made.url}/connect`, connect: true, enabled_events: accountEventTypes },
  ]);
  expect(await run()).toEqual({
    code: 0,
    out: `Nothing to do for ${platform}\nNothing to do for ${connect}\n`,
  });
  expect(provider.writes).toHaveLength(2);
});

test('other events, and an endpoint that is disabled, are corrected; endpoints elsewhere are left alone', async () => {
  provider = await startProvider();
  const old = { id: 'we_old', connect: false, status: 'enabled', secret: 'whsec_0', enabled_events: ['*'] };
  const elsewhere = { ...old, id: 'we_else', url: 'https://else.test/webhooks/stripe' };
  provider.kept.push(elsewhere, { ...old, url: 'https://koli.test/webhooks/stripe' });
  provider.kept.push({
    ...{ id: 'we_off', url: 'https://koli.test/webhooks/stripe/connect', connect: true },
    ...{ status: 'disabled', secret: 'whsec_off', enabled_events: accountEventTypes.toReversed() },
  });
  const before = structuredClone(provider.kept);
  const would = `Would correct the events of ${platform}\nWould correct the events of ${connect}\n`;
  expect(await run({}, '--dry-run')).toEqual({ code: 0, out: would });
  expect(provider.kept).toEqual(before);
  expect(await run()).toEqual({ code: 0, out: would.replaceAll('Would correct', 'Corrected') });
  expect(provider.kept).toMatchObject([
    elsewhere,
    { id: 'we_old', status: 'enabled', enabled_events: platformEventTypes },
    { id: 'we_off', status: 'enabled', enabled_events: accountEventTypes },
  ]);
});

test.each([
  ['without the provider', { STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY must be set: the local provider/],
  ['without an address', { PUBLIC_URL: '' }, /^PUBLIC_URL must be set and begin with https:/],
  ['without TLS', { PUBLIC_URL: 'http://koli.test' }, /^PUBLIC_URL must be set and begin with https:/],
  ['with another option', {}, /^Usage: npm run stripe:setup/, '--force'],
] as [string, Record<string, string>, RegExp, string?][])(
  '%s nothing is set up',
  async (_, settings, line, option) => {
    provider = undefined;
    const { code, out } = await run(settings, ...(option ? [option] : []));
    expect(out).toMatch(line);
    expect(code).toBe(1);
  },
);

test('a key that the provider refuses is said in its words', async () => {
  provider = await startProvider();
  const file = join(mkdtempSync(join(tmpdir(), 'koli-setup-')), 'key');
  writeFileSync(file, 'sk_live_2');
  expect(await run({ STRIPE_SECRET_KEY: '', STRIPE_SECRET_KEY_FILE: file })).toEqual({
    code: 1,
    out: 'Invalid API Key provided.\n',
  });
});
