import { execFile, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getOperationAST, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWebhookSecret, signedHeaders } from '../../api/modules/webhooks/webhook-signature.ts';
import { readSnippets, type Snippet, sendCurl, shapeOf, wordsOf } from '../support/guide-snippets.ts';
import { type GuideWorld, startGuideWorld } from '../support/guide-world.ts';
import { thirdPartyFolder } from '../support/installed-client.ts';
import { callback, createProgram, leadsTo, OAuthBrowser } from '../support/oauth-program.ts';
import { createPerson } from '../support/people.ts';

const guides = globSync('docs/developers/*.md').map((file) => basename(file, '.md'));

/** Commands for a terminal that are not run here, and why. */
const notRun: Readonly<Record<string, string>> = {
  'export KOLI_TOKEN=koli_pat_…': 'sets what the tests set themselves',
  'npm install @koli/client': 'is not published; the tests install it from its tarball',
  'koli listen --forward-to http://localhost:3000/hooks --types remark.received,remark.done':
    'goes on for ever; tests of the package run it',
  'npm start': 'installs and builds; the journeys begin with it',
  'WEBHOOK_ALLOW_PRIVATE=on npm start': 'the same with a setting that tests of webhooks use',
};

/** What a program of a guide prints. */
const prints: Readonly<Record<string, (printed: string) => void>> = {
  'first-query.js': (printed) => expect(JSON.parse(printed).data.campaigns.nodes).toHaveLength(2),
  'first-query.python': (printed) => expect(JSON.parse(printed).data.campaigns.nodes).toHaveLength(2),
  'lists.ts': (printed) => expect(printed.split('\n').length).toBeGreaterThanOrEqual(3),
  'client.js': (printed) => expect(printed).toBe(''),
  // The others wait to be called, and tests of the package call the like.
  'client.ts': (printed) => expect(printed === '' || printed.includes('Laksa week')).toBe(true),
  'errors.ts': (printed) => expect(printed).toBe('BAD_INPUT'),
  'limits.ts': (printed) => expect(printed).toBe('200'),
  'sync.ts': (printed) => expect(Number(printed)).toBeGreaterThanOrEqual(3),
  // They wait to be called; see below.
  'oauth.ts': (printed) => expect(printed).toBe(''),
  'webhooks.ts': (printed) => expect(printed).toBe(''),
};

const folder = mkdtempSync(join(tmpdir(), 'koli-guides-'));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const extensions: Readonly<Record<string, string>> = { js: 'js', ts: 'ts', python: 'py' };
let world: GuideWorld;

beforeAll(async () => {
  world = await startGuideWorld();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(await thirdPartyFolder(), 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world?.product.close();
});

function write(guide: string, { language, text, line }: Snippet): string {
  const file = join(folder, `${guide}-${line}.${extensions[language]}`);
  writeFileSync(file, text);
  return file;
}

/** Variables of a guide, with ids of the started product in place of those in the text. */
const filled = (text: string) =>
  JSON.parse(text, (name, value) =>
    value === 'pictureId' ? world.values.pictureId : (world.values[name] ?? value),
  );

/** Runs a program of a guide beside the server that it calls. */
async function run(guide: string, snippet: Snippet): Promise<void> {
  const program = snippet.language === 'python' ? 'python3' : process.execPath;
  const env = { PATH: process.env.PATH, KOLI_TOKEN: world.token };
  const { stdout } = await promisify(execFile)(program, [write(guide, snippet)], { env, timeout: 30_000 });
  prints[`${guide}.${snippet.language}`]?.(stdout.trim());
}

async function send(query: string, variables: object, token = world.token) {
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

describe.each(guides)('%s', (guide) => {
  let answer: { data?: object; errors?: object[] } = {};
  const snippets = readSnippets(guide);
  test.for(snippets.map((snippet, index) => [snippet.language, snippet.line, index] as const))(
    '%s in line %i',
    async ([language, _line, index], { skip }) => {
      const all = readSnippets(guide, world.url);
      const snippet = all[index] as Snippet;
      const rest = all.slice(index + 1);
      if (language === 'json') return checkJson(snippet);
      if (language === 'graphql') return ask(snippet, rest);
      if (language === 'bash') return command(snippet);
      expect(Object.keys(extensions)).toContain(language);
      expect(Object.keys(prints)).toContain(`${guide}.${language}`);
      skip(language === 'python' && !hasPython, 'There is no python3 here to run it.');
      await run(guide, snippet);
    },
  );

  async function ask({ text }: Snippet, rest: readonly Snippet[]): Promise<void> {
    const operation = getOperationAST(parse(text));
    if (operation?.operation === 'subscription') {
      answer = (await world.hear(text)) as typeof answer;
    } else {
      const variables = rest[0]?.title === 'Variables' ? filled(rest[0].text) : {};
      answer = await send(text, variables, world.tokens[operation?.name?.value ?? '']);
    }
    const documented = rest.slice(0, 2).find(({ title }) => title === 'Answer');
    const isRefusal = documented?.text.includes('"errors"') ?? false;
    if (isRefusal) expect(answer.errors).toBeDefined();
    else expect(answer.errors).toBeUndefined();
    await world.then[operation?.name?.value ?? '']?.(answer.data as never);
  }

  async function command({ text }: Snippet): Promise<void> {
    if (!text.startsWith('curl ')) return expect(Object.keys(notRun)).toContain(text.trim());
    const response = await sendCurl(wordsOf(text, { KOLI_TOKEN: world.token }), {
      'cover.jpg': world.picture,
    });
    const body = await response.text();
    // An export has an object in each line.
    answer = JSON.parse(body.split('\n')[0] ?? '') as typeof answer;
    expect([response.status, answer.errors]).toEqual([200, undefined]);
    if ('id' in answer) world.values.pictureId = String(answer.id);
  }

  async function checkJson({ title, text }: Snippet): Promise<void> {
    if (title === 'Variables') return expect(filled(text)).toBeTypeOf('object');
    const documented = JSON.parse(text);
    if (title === 'Message') return expect(shapeOf(await world.message())).toEqual(shapeOf(documented));
    expect(title).toBe('Answer');
    // The cost is shown where it is the subject.
    const { extensions: _, ...plain } = answer as { extensions?: object };
    expect(shapeOf(documented.extensions ? answer : plain)).toEqual(shapeOf(documented));
    if (documented.errors) expect(answer.errors).toMatchObject(documented.errors);
  }
});

test('the TypeScript of the guides is right', () => {
  for (const guide of guides)
    for (const snippet of readSnippets(guide)) if (snippet.language === 'ts') write(guide, snippet);
  const root = resolve('.');
  const compilerOptions = {
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
    erasableSyntaxOnly: true,
  };
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('the receiver of webhooks knows our messages from others', async () => {
  const snippet = readSnippets('webhooks').find(({ language }) => language === 'ts') as Snippet;
  const { isFromKoli } = await import(/* @vite-ignore */ write('webhooks', snippet));
  const secret = createWebhookSecret();
  const body = '{"id":"evt_1"}';
  const headers = signedHeaders({ id: 'evt_1', body }, new Date(), [createWebhookSecret(), secret]);
  expect(isFromKoli(secret, headers, body)).toBe(true);
  expect(isFromKoli(secret, headers, `${body} `)).toBe(false);
  expect(isFromKoli(createWebhookSecret(), headers, body)).toBe(false);
  const old = signedHeaders({ id: 'evt_1', body }, new Date(Date.now() - 600_000), [secret]);
  expect(isFromKoli(secret, old, body)).toBe(false);
});

test('the program for signing in gets its tokens and the next ones', async () => {
  const owner = await createPerson(world.product);
  const program = await createProgram(owner, { redirectUris: [callback] });
  process.env.KOLI_CLIENT_ID = program.clientId;
  const snippet = readSnippets('oauth', world.url).find(({ language }) => language === 'ts') as Snippet;
  const { begin, exchange, refresh } = await import(/* @vite-ignore */ write('oauth', snippet));
  const { address, state, verifier } = begin();
  const browser = new OAuthBrowser(world.product, owner);
  const asked = await browser.open(address.slice(world.url.length));
  const back = leadsTo(await browser.answer(leadsTo(asked), ['CAMPAIGNS_READ']));
  expect(back.searchParams.get('state')).toBe(state);
  const first = await exchange(back.searchParams.get('code'), verifier);
  expect(first.scope).toBe('campaigns:read');
  const next = await refresh(first.refresh_token);
  expect(next.access_token).toMatch(/^koli_oat_/);
  await expect(refresh(first.refresh_token)).rejects.toThrow('invalid_grant');
});

test('the schema can be downloaded, from any origin', async () => {
  const answer = await fetch(`${world.url}/schema.graphql`);
  expect(await answer.text()).toBe(readFileSync('schema/schema.graphql', 'utf8'));
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('every guide has its place among the pages', () => {
  const table = readFileSync('web/src/pages/developers/shared/guides.ts', 'utf8');
  const named = [...table.matchAll(/docs\/developers\/([\w-]+)\.md/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(guides.sort());
});
