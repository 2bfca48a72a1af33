import type { Page } from '@playwright/test';
import type { LanguageTag } from '../../../web/src/languages/languages.ts';
import { ask } from './api.ts';
import { overflow } from './checks.ts';
import { phone } from './phone.ts';
import { type Enter, expect } from './test.ts';
import { type Say, wordsIn } from './wording.ts';

export type Cast = { tag: LanguageTag; brandMail: string; influencerMail: string };

/** The two sides of a job, each on a phone of their own, and the words that both read. */
export type TwoPhones = {
  brand: Page;
  influencer: Page;
  both: readonly [Page, Page];
  say: Say;
  /** The brand as the influencer reads of it. */
  owner: string;
  /** The influencer as the brand reads of them. */
  first: string;
  fullName: string;
};

const ME = '{ me { id profile { id first fullName } } }';
const SPEAK = 'mutation ($input: SetLanguageInput!) { setLanguage(input: $input) { account { id } } }';

type Me = { me: { profile: { first: string; fullName: string } } };

/** Signs both in on phones, in a language. */
export async function twoPhones(enter: Enter, { tag, brandMail, influencerMail }: Cast): Promise<TwoPhones> {
  const [brand, influencer] = [
    await enter({ email: brandMail, options: phone }),
    await enter({ email: influencerMail, options: phone }),
  ];
  for (const { request } of [brand, influencer])
    await ask(request, SPEAK, { input: { language: tag.toUpperCase() } });
  const owner = (await ask<Me>(brand.request, ME)).me.profile.fullName;
  const { first, fullName } = (await ask<Me>(influencer.request, ME)).me.profile;
  return { brand, influencer, both: [brand, influencer], say: wordsIn(tag), owner, first, fullName };
}

/** Each reads whose turn it is in their own words, without loading anything again, and nothing is wider than the phone. */
export async function expectTurns(
  { brand, influencer, both, say, owner, first }: TwoPhones,
  words: { brand: string; influencer: string },
  values: Record<string, unknown> = {},
) {
  const filled = { brand: owner, influencer: first, ...values };
  for (const [page, text] of [
    [brand, words.brand],
    [influencer, words.influencer],
  ] as const)
    await expect(page.getByRole('heading', { name: say(text, filled), exact: true })).toBeVisible();
  for (const page of both) expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Both read the same instant of a deadline that is to come, and how long it is until then. */
export async function expectDeadline({ both, say }: TwoPhones, name: string) {
  const label = say(name);
  const instants = new Set<string | null>();
  for (const page of both) {
    await expect(page.getByRole('timer', { name: `${label}: ` })).toBeVisible();
    const time = page.getByText(label, { exact: true }).locator('xpath=following-sibling::time');
    instants.add(await time.getAttribute('datetime'));
  }
  const [instant, ...others] = instants;
  expect(others).toEqual([]);
  expect(Date.parse(instant ?? '')).toBeGreaterThan(Date.now());
}
