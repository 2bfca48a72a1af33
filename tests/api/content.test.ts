import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { writeReferenceData } from '../../api/db/reference-data.ts';
import { toContentHtml } from '../../api/modules/content/content-html.policy.ts';
import { readLinks } from '../../api/platform/site-links.ts';
import { makePicture } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let visitor: GraphqlClient;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  visitor = new GraphqlClient(product);
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const pageOf = 'query ($slug: String!) { siteText(slug: $slug) { slug name html } }';
const savePage =
  'mutation ($input: SaveSiteTextInput!) { saveSiteText(input: $input) { siteText { name html } } }';
const revisions = `query ($kind: ContentKind!, $key: String!) { contentRevisions(kind: $kind, key: $key) {
  totalCount nodes { title html editor { id } } } }`;

describe('pages', () => {
  test.each([
    ['about', 'About Koli', /not an agency|marketplace/],
    ['terms-and-conditions', 'Terms and conditions', /90 days/],
    ['privacy-policy', 'Privacy policy', /erased 30 days/],
    ['faq', 'Frequently asked questions', /10,000 followers is suggested but not required/],
  ])('%s is there from the beginning', async (slug, name, says) => {
    const { siteText } = await visitor.data(pageOf, { slug });
    expect(siteText).toMatchObject({ slug, name });
    expect(siteText.html).toMatch(says);
    expect(siteText.html).toBe(toContentHtml(siteText.html));
    expect(siteText.html).not.toContain('{product}');
  });

  it('says in the FAQ what the product promises', async () => {
    const { html } = (await visitor.data(pageOf, { slug: 'faq' })).siteText;
    for (const words of ['free to join', 'South East Asia', 'not an agency', 'breakdown of the followers'])
      expect(html).toContain(words);
  });

  it('is written by staff, with every former text, and no later version of the product writes over it', async () => {
    const before = (await visitor.data(pageOf, { slug: 'about' })).siteText;
    const html = '<p onclick="x()">We <b>are</b> here.<script>1</script></p>';
    const saved = await staff.client.data(savePage, { input: { slug: 'about', name: ' Us ', html } });
    expect(saved.saveSiteText.siteText).toEqual({ name: 'Us', html: '<p>We <strong>are</strong> here.</p>' });
    await writeReferenceData(product.orm, 'Another');
    expect((await visitor.data(pageOf, { slug: 'about' })).siteText.name).toBe('Us');
    const { contentRevisions } = await staff.client.data(revisions, { kind: 'PAGE', key: 'about' });
    expect(contentRevisions.nodes).toEqual([
      { title: 'Us', html: saved.saveSiteText.siteText.html, editor: { id: idOf('Profile', staff.id) } },
      { title: before.name, html: before.html, editor: null },
    ]);
    const [deed] = (await staff.client.data('{ staffActions { nodes { action staff { id } } } }'))
      .staffActions.nodes;
    expect(deed).toEqual({ action: 'saveSiteText', staff: { id: idOf('Profile', staff.id) } });
  });

  test.each([
    ['an unknown page', { slug: 'contact' }, 'NOT_FOUND', 'slug'],
    ['no heading', { name: ' ' }, 'TITLE_REQUIRED', 'name'],
    ['no text', { html: '<p> </p>' }, 'DETAILS_REQUIRED', 'html'],
  ])('refuses %s', async (_, wrong, code, field) => {
    const input = { slug: 'faq', name: 'FAQ', html: '<p>?</p>', ...wrong };
    const refusal = await staff.client.refusal(savePage, { input });
    expect(refusal.extensions).toMatchObject({ code, field });
  });

  test.each([
    ['<a href="/help">us</a>', '<a href="/help">us</a>'],
    ['<a href="//evil.test">us</a>', '<a>us</a>'],
    ['<a href="/\\evil.test">us</a>', '<a>us</a>'],
    ['<a href="javascript:1">us</a>', '<a>us</a>'],
    [
      '<a href="https://a.test/">us</a>',
      '<a href="https://a.test/" rel="noopener noreferrer" target="_blank">us</a>',
    ],
    ['<h1>Us</h1><img src=x onerror=1><table><tr><td>1</td></tr></table>', '<h2>Us</h2>1'],
  ])('makes of %s what may be shown', (typed, shown) => expect(toContentHtml(typed)).toBe(shown));
});

describe('news', () => {
  const save =
    'mutation ($input: SaveNewsInput!) { saveNews(input: $input) { newsArticle { id state day excerpt picture { id } } } }';
  const publish = 'mutation ($id: ID!) { publishNews(input: { id: $id }) { newsArticle { state } } }';
  const withdraw = 'mutation ($id: ID!) { withdrawNews(input: { id: $id }) { newsArticle { state } } }';
  const list = '{ news { totalCount nodes { id title } } }';
  const article = 'query ($id: ID!) { newsArticle(id: $id) { title html } }';

  it('is a draft first, then shown to everybody, newest day first, and can be taken back', async () => {
    const picture = await makePicture(product, staff, 'news');
    const write = async (title: string, more: object = {}) => {
      const input = { title, html: '<h2>Good</h2><p>It is done.</p>', ...more };
      return (await staff.client.data(save, { input })).saveNews.newsArticle;
    };
    const draft = await write('A shop', { picture });
    const today = product.clock.now().toISOString().slice(0, 10);
    expect(draft).toMatchObject({ state: 'DRAFT', day: today, picture: { id: picture } });
    expect(draft.excerpt).toBe('Good · It is done.');
    expect((await visitor.data(list)).news.totalCount).toBe(0);
    expect((await visitor.data(article, { id: draft.id })).newsArticle).toBeNull();
    expect((await staff.client.data('{ newsDesk { totalCount } }')).newsDesk.totalCount).toBe(1);

    const older = await write('Older', { day: '2026-01-02' });
    for (const { id } of [draft, older]) await staff.client.data(publish, { id });
    expect((await visitor.data(list)).news.nodes.map(({ id }: { id: string }) => id)).toEqual([
      draft.id,
      older.id,
    ]);
    const twice = await staff.client.refusal(publish, { id: draft.id });
    expect(twice.extensions).toMatchObject({ code: 'WRONG_STATE' });

    await write('The shop is open', { id: draft.id });
    expect((await visitor.data(article, { id: draft.id })).newsArticle.title).toBe('The shop is open');
    const kept = await staff.client.data(revisions, { kind: 'NEWS', key: draft.id });
    expect(kept.contentRevisions.nodes.map(({ title }: { title: string }) => title)).toEqual([
      'The shop is open',
      'A shop',
    ]);
    await staff.client.data(withdraw, { id: draft.id });
    expect((await visitor.data(list)).news.nodes).toEqual([{ id: older.id, title: 'Older' }]);
  });

  it('takes pictures of staff alone', async () => {
    const picture = await makePicture(product, await createPerson(product), 'news');
    const input = { title: 'A', html: '<p>B</p>', picture };
    const refusal = await staff.client.refusal(save, { input });
    expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'picture' });
  });
});

test.each([
  ['nothing set', {}, false, ['/news', [], null, null]],
  [
    'all set',
    {
      BLOG_URL: 'https://blog.koli.test/',
      SOCIAL_LINKS: 'https://www.instagram.com/koli, https://koli.social/@koli',
      APP_STORE_URL: 'https://apps.apple.com/app/1',
      PLAY_STORE_URL: 'https://play.google.com/1',
    },
    true,
    [
      'https://blog.koli.test/',
      ['Instagram', 'koli.social'],
      'https://apps.apple.com/app/1',
      'https://play.google.com/1',
    ],
  ],
] as const)('links of the frame: %s', (_, values, isDemo, [blog, names, appStore, playStore]) => {
  const links = readLinks(values, isDemo);
  expect(links).toMatchObject({ blogUrl: blog, appStoreUrl: appStore, playStoreUrl: playStore });
  expect(links.socialLinks.map(({ name }) => name)).toEqual(names);
});
