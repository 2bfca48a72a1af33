import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFace } from '../../../api/dev/demo/art/drawFace.ts';
import { drawLogo } from '../../../api/dev/demo/art/drawLogo.ts';
import { compositionsOf, drawScene, sceneCategories } from '../../../api/dev/demo/art/drawScene.ts';
import { emblems } from '../../../api/dev/demo/art/emblems.ts';
import { headwears } from '../../../api/dev/demo/art/face/spec.ts';
import { renderWebp } from '../../../api/dev/demo/art/renderWebp.ts';
import { brands } from '../../../api/dev/demo/content/brands.ts';
import { ageRanges, minFollowersOptions } from '../../../api/dev/demo/content/campaign.ts';
import { campaigns } from '../../../api/dev/demo/content/campaigns.ts';
import { categories, categoryNames } from '../../../api/dev/demo/content/categories.ts';
import { people } from '../../../api/dev/demo/content/people.ts';
import { countryCodes } from '../../../api/dev/demo/content/places.ts';
import {
  doneTexts,
  offerNotes,
  rejectReasons,
  remarksByCategory,
  remarksFor,
  remarkTexts,
} from '../../../api/dev/demo/content/remarks.ts';
import { staff } from '../../../api/dev/demo/content/staff.ts';
import { talks } from '../../../api/dev/demo/content/talks.ts';
import { Rng } from '../../../api/dev/demo/rng.ts';
import { asksToPayOutside } from '../../../api/modules/messages/outside.policy.ts';

const everybody = [...people, ...brands, staff];

describe('people of the demo', () => {
  it('has enough of them, in every country', () => {
    expect(people.length).toBeGreaterThanOrEqual(150);
    expect(brands.length).toBeGreaterThanOrEqual(60);
    expect(new Set(people.map(({ countryCode }) => countryCode))).toEqual(new Set(countryCodes));
  });

  it('gives the sign-ins to the first brand, the first influencer and staff', () => {
    expect(brands[0]).toMatchObject({
      email: 'brand@demo.test',
      brandName: 'Rice & Fire',
      country: 'Singapore',
    });
    expect(people[0]).toMatchObject({
      email: 'influencer@demo.test',
      username: 'arif.rides',
      followers: 41_000,
      country: 'Singapore',
    });
    expect(people[0]?.instagramUsername).toBe('arif.rides');
    expect(staff.email).toBe('staff@demo.test');
  });

  it('never uses a username or an address twice', () => {
    expect(new Set(everybody.map(({ username }) => username)).size).toBe(everybody.length);
    expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length);
  });

  it.each(everybody.map((who) => [who.username, who] as const))('%s could sign up', (_username, who) => {
    expect(who.username).toMatch(/^[a-z0-9._]{3,30}$/);
    expect(who.email).toMatch(/^[a-z0-9.]+@demo\.test$/);
    expect(who.mobile).toMatch(/^\d{7,10}$/);
    expect(who.dob).toMatch(new RegExp(`^${who.birthYear}-\\d\\d-\\d\\d$`));
    expect(who.bio.split(/[.!?](?:\s|$)/).length).toBeGreaterThan(2);
    expect(Math.abs(who.latitude)).toBeLessThan(24);
    expect(who.face.age).toBeGreaterThan(17);
  });

  it('has followers from a few hundred to more than a million, and prices that follow them', () => {
    const followers = people.map((who) => who.followers);
    expect(Math.min(...followers)).toBeLessThan(1000);
    expect(Math.max(...followers)).toBeGreaterThan(1_000_000);
    const dear = people.filter((who) => who.followers > 500_000).map((who) => who.instaPerPost);
    const cheap = people.filter((who) => who.followers < 10_000).map((who) => who.instaPerPost);
    expect(Math.min(...dear)).toBeGreaterThan(Math.max(...cheap));
    expect(people.every((who) => who.instaPerPost > 0 && who.instagramUsername !== who.facebookName)).toBe(
      true,
    );
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
    const pictures = campaigns.flatMap((one) =>
      one.pictures.map(({ category, seed }) => `${category}${seed}`),
    );
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
    expect(one.budget !== null).toBe(one.type === 'paid');
    expect(one.productValue !== null).toBe(one.type === 'sponsored');
    expect(one.productUrl !== null).toBe(one.type === 'sponsored');
    expect(one.pictures.length).toBeGreaterThanOrEqual(1);
    expect(one.pictures.length).toBeLessThanOrEqual(4);
    expect(one.endsInDays).toBeGreaterThanOrEqual(-60);
    expect(one.endsInDays).toBeLessThanOrEqual(90);
    expect(one.hashtags.join('')).toMatch(/^[a-z0-9]+$/);
    if (one.countries !== 'all') for (const code of one.countries) expect(countryCodes).toContain(code);
  });

  it('writes briefs with allowed tags only, all of them closed', () => {
    for (const { brief } of campaigns) {
      expect(brief.replaceAll(/<\/?(?:p|ul|ol|li|strong|em|h3)>|<br>/g, '')).not.toContain('<');
      for (const name of ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3']) {
        expect(brief.split(`<${name}>`).length, brief).toBe(brief.split(`</${name}>`).length);
      }
    }
  });
});

it('has words for every step', () => {
  const remarks = [...remarkTexts, ...Object.values(remarksByCategory).flat()];
  expect(new Set(remarks).size).toBeGreaterThanOrEqual(150);
  expect(new Set(doneTexts).size).toBeGreaterThanOrEqual(60);
  expect(rejectReasons.length).toBeGreaterThanOrEqual(10);
  expect(offerNotes.length).toBeGreaterThanOrEqual(10);
  expect(remarksFor(['Pets'])).toContain(remarksByCategory.Pets[0]);
});

it('has conversations in which nobody is asked to pay elsewhere', () => {
  const texts = Object.values(talks)
    .flat(2)
    .map(([, text]) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter(asksToPayOutside)).toEqual([]);
});

describe('pictures of the demo', () => {
  const all = sceneCategories.flatMap((category) =>
    compositionsOf(category).map((composition) => ({ category, composition })),
  );

  it('knows several compositions for every category', () => {
    for (const category of sceneCategories) expect(compositionsOf(category).length).toBeGreaterThanOrEqual(5);
  });

  it.each(all.map((one) => [`${one.category} ${one.composition}`, one] as const))(
    '%s renders',
    async (_name, one) => {
      const spec = { ...one, seed: 3, width: 160, height: 120 };
      const svg = drawScene(spec);
      expect(svg).toBe(drawScene(spec));
      expect(svg).not.toBe(drawScene({ ...spec, seed: 4 }));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([160, 120]);
    },
  );

  it('turns a seed alone into the same composition every time', () => {
    const names = compositionsOf('food');
    const spec = { category: 'food', width: 640, height: 480 } as const;
    expect(drawScene({ ...spec, seed: names.length * 7 + 2 })).toBe(
      drawScene({ ...spec, seed: names.length * 7 + 2, composition: names[2] }),
    );
    expect(() => drawScene({ ...spec, seed: 1, composition: 'nothing' })).toThrow('no composition');
  });

  it('draws a different face for everybody', () => {
    const faces = everybody.map(({ face }) => drawFace(face));
    expect(new Set(faces).size).toBe(everybody.length);
    expect(faces.join('')).not.toMatch(/NaN|undefined|Infinity/);
    for (const headwear of headwears)
      expect(drawFace({ seed: 1, presentation: 'feminine', age: 30, headwear })).toContain('<svg');
  });

  it('draws a mark for every brand, with and without an emblem', () => {
    expect(new Set(brands.map(({ logo }) => drawLogo(logo))).size).toBe(brands.length);
    for (const emblem of Object.keys(emblems) as (keyof typeof emblems)[]) {
      expect(drawLogo({ seed: 1, name: 'Koli', emblem })).not.toMatch(/NaN|undefined/);
    }
  });

  it('renders WebP of the wanted size', async () => {
    const webp = await renderWebp(
      drawScene({ category: 'travel', seed: 9, width: 640, height: 480 }),
      320,
      320,
    );
    const { format, width, height } = await sharp(webp).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 320 });
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
