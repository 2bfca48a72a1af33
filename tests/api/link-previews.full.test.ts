import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { violations } from '../support/checks.ts';
import type { PaidJob } from '../support/money.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';
import { deliverableId, freeWorkingJob, handIn, workingJob } from '../support/work.ts';

interface Answer {
  status: number;
  body: string;
}

let networks: Server;
let product: TestProduct;
/** What the networks answer, and what they were asked. */
let answers: (address: URL) => Answer | Promise<Answer>;
const asked: string[] = [];

const saying = (body: object): Answer => ({ status: 200, body: JSON.stringify(body) });
const video = saying({
  type: 'video',
  title: 'Laksa at dawn',
  author_name: 'Mei',
  thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  html: `<iframe>${'x'.repeat(4_000)}</iframe>`,
});

beforeAll(async () => {
  networks = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://networks');
    asked.push(`${address.pathname} ${address.searchParams.get('url')}`);
    void Promise.resolve(answers(address)).then(({ status, body }) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => networks.listen(0, '127.0.0.1', resolve));
  const { port } = networks.address() as AddressInfo;
  const settings = {
    WEBHOOK_ALLOW_PRIVATE: 'on',
    YOUTUBE_OEMBED_URL: `http://127.0.0.1:${port}/youtube`,
    TIKTOK_OEMBED_URL: `http://127.0.0.1:${port}/tiktok`,
  };
  product = await startTestProduct(settings, { ports: { limiter: unlimited } });
});
afterAll(async () => {
  expect(await violations(product)).toEqual([]);
  await product?.close();
  networks.close();
});
beforeEach(() => {
  asked.length = 0;
  answers = () => video;
});

const oneOf = (platform: string) => ({
  deliverables: [{ platform, format: 'video', count: 1, note: null }],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: null,
  dueDays: 14,
  draftFirst: false,
  rounds: 1,
  usage: { channels: 'none', days: null, countries: [] },
});
const published = (...links: string[]) => ({ kind: 'PUBLISHED', links });
const lookUp = () => product.runJob('look-up-links');

async function previewsOf({ brand, remarkId }: PaidJob, place = 0) {
  const query = `query ($id: ID!) { remark(id: $id) { deliverables { submissions {
    previews { link title pictureUrl postedAt } } } } }`;
  const { remark } = await brand.client.data(query, { id: `rmk_${remarkId}` });
  return remark.deliverables[place].submissions[0].previews;
}
const queued = async () => (await sql(product.databaseUrl, 'select * from link_lookup', [])).length;

describe('published work on a network that answers', () => {
  const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4';

  test('gets title and picture some time after the step, and is asked about once', async () => {
    const job = await workingJob(product, oneOf('youtube'));
    expect((await handIn(job, published(link))).errors).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await previewsOf(job)).toEqual([]);
    await lookUp();
    await lookUp();
    expect(asked).toEqual(['/youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    expect(await previewsOf(job)).toEqual([
      {
        link,
        title: 'Laksa at dawn',
        pictureUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
        postedAt: null,
      },
    ]);
    expect(await queued()).toBe(0);
  });

  test.each([
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ?si=x', '/youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      'youtube',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      '/youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    [
      'tiktok',
      'https://www.tiktok.com/@mei/video/7300?lang=en',
      '/tiktok https://www.tiktok.com/@mei/video/7300',
    ],
    ['tiktok', 'https://vm.tiktok.com/ZM8x', '/tiktok https://vm.tiktok.com/ZM8x/'],
    ['other', 'https://youtu.be/dQw4w9WgXcQ', '/youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ])('of %s is asked for by its own address: %s', async (platform, typed, question) => {
    const job = await workingJob(product, oneOf(platform));
    await handIn(job, published(typed));
    await lookUp();
    expect(asked).toEqual([question]);
  });

  test.each([
    ['a channel', 'youtube', 'https://www.youtube.com/@mei'],
    ['a profile', 'tiktok', 'https://www.tiktok.com/@mei'],
    ['a network that is not asked', 'facebook', 'https://www.facebook.com/mei/posts/1'],
  ])('but %s is not', async (_what, platform, typed) => {
    const job = await workingJob(product, oneOf(platform));
    await handIn(job, published(typed));
    expect(await queued()).toBe(0);
    await lookUp();
    expect(asked).toEqual([]);
  });
});

describe('what a network says is not trusted', () => {
  const link = 'https://www.tiktok.com/@mei/video/7300';
  const previewOf = async (body: object) => {
    answers = () => saying(body);
    const job = await workingJob(product, oneOf('tiktok'));
    await handIn(job, published(link));
    await lookUp();
    return previewsOf(job);
  };

  test('a title is one line of 200 characters without signs that control', async () => {
    const [long] = await previewOf({ title: `A\u0000 \n\u202Eb ${'é'.repeat(300)}` });
    expect(long.title).toMatch(/^A b é+…$/);
    expect(long.title).toHaveLength(200);
  });

  test.each([
    'http://p16-sign.tiktokcdn.com/a.jpg',
    'https://p16-sign.tiktokcdn.com.evil.example/a.jpg',
    'https://eviltiktokcdn.com/a.jpg',
    'https://user@p16-sign.tiktokcdn.com/a.jpg',
    'https://p16-sign.tiktokcdn.com:8443/a.jpg',
    'javascript:alert(1)',
    7,
  ])('a picture at %s is left out', async (thumbnail_url) => {
    expect(await previewOf({ title: 'Laksa', thumbnail_url })).toMatchObject([
      { title: 'Laksa', pictureUrl: null },
    ]);
  });

  test('a picture on its own servers is shown', async () => {
    const thumbnail_url = 'https://p16-sign.tiktokcdn-us.com/a.jpg?x-expires=1';
    expect(await previewOf({ thumbnail_url })).toMatchObject([{ title: null, pictureUrl: thumbnail_url }]);
  });

  test.each([[[]], [null], ['{'], [{ title: '\u0007' }], [{}]])(
    '%j leaves the link as it is',
    async (body) => {
      answers = () => ({ status: 200, body: typeof body === 'string' ? body : JSON.stringify(body) });
      const job = await workingJob(product, oneOf('tiktok'));
      await handIn(job, published(link));
      await lookUp();
      expect(await previewsOf(job)).toEqual([]);
      expect(await queued()).toBe(0);
    },
  );
});

describe('a network that does not answer', () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ';
  const begin = async () => {
    const job = await workingJob(product, oneOf('youtube'));
    await handIn(job, published(link));
    await lookUp();
    return job;
  };

  test.each([503, 429])('is asked again later: %i', async (status) => {
    answers = () => ({ status, body: '' });
    const job = await begin();
    expect(asked).toHaveLength(1);
    product.clock.advance({ minutes: 9 });
    await lookUp();
    expect(asked).toHaveLength(1);
    answers = () => video;
    product.clock.advance({ minutes: 1 });
    await lookUp();
    expect(await previewsOf(job)).toMatchObject([{ title: 'Laksa at dawn' }]);
    expect(await queued()).toBe(0);
  });

  test('is given up after five tries', async () => {
    answers = () => ({ status: 500, body: '' });
    const job = await begin();
    for (let day = 0; day < 6; day += 1) {
      product.clock.advance({ hours: 25 });
      await lookUp();
    }
    expect(asked).toHaveLength(5);
    expect(await previewsOf(job)).toEqual([]);
    expect(await queued()).toBe(0);
  });

  test.each([401, 403, 404])('to a post that is private or gone is not asked again: %i', async (status) => {
    answers = () => ({ status, body: 'Not Found' });
    await begin();
    expect(await queued()).toBe(0);
  });

  test('about one link keeps what it says about the others', async () => {
    const other = 'https://youtu.be/aaaaaaaaaaa';
    answers = ({ searchParams }) =>
      searchParams.get('url')?.endsWith('aaaaaaaaaaa') ? { status: 503, body: '' } : video;
    const job = await workingJob(product, oneOf('youtube'));
    await handIn(job, published(other, link));
    await lookUp();
    expect(await previewsOf(job)).toMatchObject([{ link }]);
    answers = () => saying({ title: 'Second' });
    product.clock.advance({ minutes: 10 });
    await lookUp();
    expect(await previewsOf(job)).toMatchObject([{ link: other, title: 'Second' }, { link }]);
    expect(asked).toHaveLength(3);
  });
});

test('two processes ask about a link once', async () => {
  const job = await workingJob(product, oneOf('youtube'));
  await handIn(job, published('https://youtu.be/dQw4w9WgXcQ'));
  await Promise.all([lookUp(), lookUp()]);
  expect(asked).toHaveLength(1);
});

describe('a post of the linked account of who published it', () => {
  const link = 'https://www.instagram.com/reel/DA7k2/?igsh=abc';
  const linkAccount = (profileId: number) =>
    sql(
      product.databaseUrl,
      `insert into social_account (profile_id, provider, provider_user_id, username, confirmed, visibility, linked_at,
         refreshed_at, refresh_at)
       values ($1::int, 'instagram', 'u' || $1::int, 'mei' || $1::int, true, 'public', now(), now(), now())
       on conflict do nothing`,
      [profileId],
    );
  const post = async (profileId: number, permalink: string) => {
    await linkAccount(profileId);
    await sql(
      product.databaseUrl,
      `insert into social_post (profile_id, provider, provider_post_id, caption, kind, picture_url, permalink, posted_at,
         likes, comments, created_at)
       values ($1, 'instagram', $2, E'Laksa!\\n#ad', 'video', 'https://scontent.cdninstagram.com/1.jpg', $3,
         '2026-11-19T03:00:00Z', 5, 1, now())`,
      [profileId, `post ${permalink}`, permalink],
    );
  };
  const told = {
    link,
    title: 'Laksa! #ad',
    pictureUrl: 'https://scontent.cdninstagram.com/1.jpg',
    postedAt: '2026-11-19T03:00:00.000Z',
  };

  test('is shown as that account has it', async () => {
    const job = await workingJob(product, oneOf('instagram'));
    await post(job.influencer.id, 'https://www.instagram.com/p/DA7k2/');
    await handIn(job, published(link));
    await lookUp();
    expect(await previewsOf(job)).toEqual([told]);
    expect(asked).toEqual([]);
  });

  test('is found once the account was read again', async () => {
    const job = await workingJob(product, oneOf('instagram'));
    await linkAccount(job.influencer.id);
    await handIn(job, published(link));
    await lookUp();
    expect(await previewsOf(job)).toEqual([]);
    await post(job.influencer.id, 'https://www.instagram.com/reel/DA7k2/');
    product.clock.advance({ hours: 1 });
    await lookUp();
    expect(await previewsOf(job)).toEqual([told]);
  });

  test('and not one of somebody else', async () => {
    const job = await workingJob(product, oneOf('instagram'));
    await post(job.brand.id, 'https://www.instagram.com/p/DA7k2/');
    await handIn(job, published(link));
    await lookUp();
    expect(await previewsOf(job)).toEqual([]);
    expect(await queued()).toBe(0);
  });

  test('is the owner’s where the owner publishes in return', async () => {
    const row = { platform: 'instagram', format: 'reel', count: 1, note: null };
    const work = { ...oneOf('instagram'), deliverables: [row], ownerDeliverables: [row] };
    const job = await freeWorkingJob(product, 'shoutout', work);
    await post(job.brand.id, 'https://www.instagram.com/p/DA7k2/');
    const input = { deliverableId: await deliverableId(job, 1), submission: published(link) };
    await job.brand.client.data(
      'mutation ($input: HandInWorkInput!) { handInWork(input: $input) { remark { id } } }',
      { input },
    );
    await lookUp();
    expect(await previewsOf(job, 1)).toEqual([told]);
  });
});

test('networks can be left out, and then their servers stand in no header', async () => {
  const silent = await startTestProduct({ YOUTUBE_OEMBED_URL: 'off', TIKTOK_OEMBED_URL: 'off' });
  const pictures = async ({ app }: TestProduct) =>
    String((await app.inject('/robots.txt')).headers['content-security-policy']).match(/img-src [^;]*/)?.[0];
  expect(await pictures(silent)).not.toMatch(/ytimg|tiktok/);
  expect(await pictures(product)).toMatch(/https:\/\/\*\.ytimg\.com https:\/\/\*\.tiktokcdn\.com/);
  await silent.close();
  expect(() => readConfig({ YOUTUBE_OEMBED_URL: 'https://x.example/?a=1' })).toThrow(/YOUTUBE_OEMBED_URL/);
});
