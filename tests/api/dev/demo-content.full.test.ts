import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  brands,
  campaigns,
  captions,
  categories,
  lead,
  news,
  people,
  products,
  remarks,
  staff,
  talks,
} from '../../../api/dev/demo/content.ts';
import { demoPictureId, renderDemoPicture, withDemoPictures } from '../../../api/dev/demo/demo-pictures.ts';
import { Rng } from '../../../api/dev/demo/rng.ts';
import { PICTURES, postPicture } from '../../../api/dev/social/stand-in-content.ts';
import { asksToPayOutside } from '../../../api/modules/messages/message.policy.ts';
import { pictureKey, pictureWidths } from '../../../api/platform/storage/picture-store.ts';

/** Options of the campaign form. */
const ageRanges = ['null-null', '1-12', '13-17', '18-24', '25-34', '35-44', '45-100'];
const minFollowersOptions = [0, 1000, 10_000, 100_000];
const countryCodes = ['SG', 'MY', 'ID', 'TH', 'VN', 'PH', 'KH', 'MM', 'LA', 'BN'];
const categoryNames = categories.map(({ name }) => name);

const everybody = [...people, ...brands, staff, lead];

describe('people of the demo', () => {
  it('has enough of them, in every country', () => {
    expect(people.length).toBeGreaterThanOrEqual(150);
    expect(brands.length).toBeGreaterThanOrEqual(60);
    expect(new Set(people.map(({ country }) => country))).toEqual(new Set(countryCodes));
  });

  it('gives the sign-ins to the first brand, the first influencer and staff', () => {
    expect(brands[0]).toMatchObject({
      email: 'brand@demo.test',
      brandName: 'Rice & Fire',
      country: 'SG',
    });
    expect(people[0]).toMatchObject({
      email: 'influencer@demo.test',
      username: 'arif.rides',
      followers: 41_000,
      country: 'SG',
    });
    expect(people[0]?.instagramUsername).toBe('arif.rides');
    expect(staff.email).toBe('staff@demo.test');
    expect(lead.email).toBe('lead@demo.test');
  });

  it('never uses a username or an address twice', () => {
    expect(new Set(everybody.map(({ username }) => username)).size).toBe(everybody.length);
    expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length);
  });

  it.each(everybody.map((who) => [who.username, who] as const))('%s could sign up', (_username, who) => {
    expect(who.username).toMatch(/^[a-z0-9._]{3,30}$/);
    expect(who.email).toMatch(/^[a-z0-9.]+@demo\.test$/);
    expect(who.mobile).toMatch(/^\d{7,10}$/);
    expect(who.dateOfBirth).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(who.bio.split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
    expect(Math.abs(who.latitude)).toBeLessThan(24);
    expect(Number(who.dateOfBirth.slice(0, 4))).toBeLessThan(2026 - 17);
  });

  it('has followers from a few hundred to more than a million, and prices that follow them', () => {
    const followers = people.map((who) => who.followers);
    expect(Math.min(...followers)).toBeLessThan(1000);
    expect(Math.max(...followers)).toBeGreaterThan(1_000_000);
    const dear = people.filter((who) => who.followers > 500_000).map((who) => who.instagramPriceMinor);
    const cheap = people.filter((who) => who.followers < 10_000).map((who) => who.instagramPriceMinor);
    expect(Math.min(...dear)).toBeGreaterThan(Math.max(...cheap));
    expect(
      people.every((who) => who.instagramPriceMinor > 0 && who.instagramUsername !== who.facebookUsername),
    ).toBe(true);
  });

  it('interests are categories', () => {
    for (const who of people) for (const name of who.interests) expect(categoryNames).toContain(name);
  });
});

describe('campaigns of the demo', () => {
  it('has enough, of every type and category', () => {
    expect(campaigns.length).toBeGreaterThanOrEqual(120);
    for (const type of ['paid', 'sponsored', 'shoutout']) {
      expect(campaigns.filter((one) => one.type === type).length).toBeGreaterThanOrEqual(25);
    }
    for (const { name } of categories) {
      expect(campaigns.filter((one) => one.categories[0] === name).length, name).toBeGreaterThanOrEqual(4);
    }
  });

  it('never uses a title or a picture twice', () => {
    const pictures = campaigns.flatMap((one) => one.pictures);
    expect(new Set(campaigns.map(({ title }) => title)).size).toBe(campaigns.length);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(campaigns.map((one) => [one.title, one] as const))('%s could be posted', (title, one) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(brands.map(({ username }) => username)).toContain(one.brand);
    expect(one.categories.length).toBeLessThanOrEqual(3);
    for (const name of one.categories) expect(categoryNames).toContain(name);
    expect(ageRanges).toContain(`${one.minAge}-${one.maxAge}`);
    expect(minFollowersOptions).toContain(one.minFollowers);
    expect(one.budgetMinor !== null).toBe(one.type === 'paid');
    expect(one.productValueMinor !== null).toBe(one.type === 'sponsored');
    expect(one.productUrl !== null).toBe(one.type === 'sponsored');
    expect(one.pictures.length).toBeGreaterThanOrEqual(1);
    expect(one.pictures.length).toBeLessThanOrEqual(4);
    expect(one.endsInDays).toBeGreaterThanOrEqual(-60);
    expect(one.endsInDays).toBeLessThanOrEqual(90);
    expect(one.hashtags.join('')).toMatch(/^[a-z0-9]+$/);
    for (const code of one.countries) expect(countryCodes).toContain(code);
  });

  it('writes briefs with allowed tags only, all of them closed', () => {
    for (const { detailsHtml: brief } of campaigns) {
      expect(brief.replaceAll(/<\/?(?:p|ul|ol|li|strong|em|h3)>|<br>/g, '')).not.toContain('<');
      for (const name of ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3']) {
        expect(brief.split(`<${name}>`).length, brief).toBe(brief.split(`</${name}>`).length);
      }
    }
  });
});

it('has words for every step', () => {
  const texts = [...remarks.general, ...Object.values(remarks.byCategory).flat()];
  expect(new Set(texts).size).toBeGreaterThanOrEqual(150);
  expect(new Set(remarks.done).size).toBeGreaterThanOrEqual(60);
  expect(remarks.rejected.length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(remarks.byCategory).sort()).toEqual([...categoryNames].sort());
});

it('has conversations in which nobody is asked to pay elsewhere', () => {
  const texts = Object.values(talks)
    .flat(2)
    .map(([, text]) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter(asksToPayOutside)).toEqual([]);
});

describe('pictures of the demo', () => {
  const folder = new URL('../../../api/dev/demo/pictures/', import.meta.url);
  const idsIn = (kind: 'people' | 'brands' | 'scenes' | 'posts') =>
    readdirSync(new URL(kind, folder)).map((file) => demoPictureId(kind, file.replace(/\.svg$/, '')));
  const idsOf = (kind: 'people' | 'brands' | 'scenes' | 'posts', names: readonly string[]) =>
    names.map((name) => demoPictureId(kind, name));
  const usernames = (all: readonly { username: string }[]) => all.map(({ username }) => username);
  const posts = Object.keys(captions).flatMap((subject) =>
    Array.from({ length: PICTURES }, (_, n) => `${subject}-${n}`),
  );
  const scenes = [...campaigns, ...products]
    .flatMap(({ pictures }) => pictures)
    .concat(news.map(({ picture }) => picture));

  it.each([
    ['people', usernames([...people, staff, lead])],
    ['brands', usernames(brands)],
    ['scenes', scenes],
    ['posts', posts],
  ] as const)('all %s have one of their own, and there are no others', (kind, names) => {
    expect(idsOf(kind, names).sort()).toEqual(idsIn(kind).sort());
    for (const id of idsIn(kind)) expect(pictureKey(id, 96)).not.toBeNull();
  });

  it.each(['people', 'brands'] as const)('no two %s look alike', (kind) => {
    const files = readdirSync(new URL(kind, folder));
    const drawings = files.map((file) => readFileSync(new URL(`${kind}/${file}`, folder), 'utf8'));
    expect(new Set(drawings).size).toBe(files.length);
  });

  it.each(['people', 'brands', 'scenes', 'posts'] as const)('all %s render', async (kind) => {
    for (const id of idsIn(kind)) {
      const { format, width, height } = await sharp((await renderDemoPicture(id, 96)) ?? '').metadata();
      const isSquare = kind === 'people' || kind === 'brands';
      expect({ id, format, width, height }).toEqual({
        id,
        format: 'webp',
        width: 96,
        height: isSquare ? 96 : 72,
      });
    }
  });

  it('renders every width once, and nothing that is not there', async () => {
    const kept = new Map<string, Buffer>();
    const store = withDemoPictures({
      put: async (id, width, webp) => void kept.set(`${id}:${width}`, webp),
      get: async (id, width) => kept.get(`${id}:${width}`) ?? null,
      remove: async () => undefined,
      isReachable: async () => true,
    });
    const id = demoPictureId('people', 'arif.rides');
    for (const width of pictureWidths) {
      const webp = await store.get(id, width);
      expect((await sharp(webp ?? '').metadata()).width).toBe(width);
      expect(await store.get(id, width)).toBe(webp);
    }
    for (const other of ['demo-people-nobody-at-all', 'demo-people-../brands/x', 'demo-data-people-json'])
      expect(await store.get(other, 96)).toBeNull();
    expect(kept.size).toBe(pictureWidths.length);
  });

  it('posts are square', async () => {
    const { format, width, height } = await sharp((await postPicture('travel-9.webp')) ?? '').metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 640 });
    for (const name of ['travel-12.webp', 'travel-01.webp', 'nothing-1.webp', 'travel-9.svg'])
      expect(await postPicture(name)).toBeNull();
  });
});

it('draws the same numbers from the same seed', () => {
  const numbers = (seed: string) => {
    const rng = new Rng(seed);
    return [rng.next(), rng.int(1, 6), rng.between(2, 3), ...rng.shuffle([1, 2, 3, 4])];
  };
  expect(numbers('koli')).toEqual(numbers('koli'));
  expect(numbers('koli')).not.toEqual(numbers('kolo'));
  expect(() => new Rng(1).pick([])).toThrow('Nothing to pick from');
});
