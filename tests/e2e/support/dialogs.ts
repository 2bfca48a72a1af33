import type { Page } from '@playwright/test';
import { rowNumber } from '../../support/global-ids.ts';
import { ask } from './api.ts';

/** Something that opens above a page: where, and what is pressed for it, one name after the other. */
export type Opening = { at: string; press: readonly (string | RegExp)[] };

/** What visitors open. */
export const ofVisitors: readonly Opening[] = [
  { at: '/?auth=login', press: [] },
  { at: '/?auth=signup', press: [] },
  { at: '/?auth=forgot', press: [] },
];

/** What the demo's brand opens: its own things, and those of a campaign and a person that are not its own. */
export async function ofTheBrand(brand: Page): Promise<readonly Opening[]> {
  const { mine, all } = await ask<Record<'mine' | 'all', { nodes: Row[] }>>(
    brand.request,
    `{ mine: myCampaigns(first: 50) { nodes { id type state } }
      all: campaigns(first: 50) { nodes { id isMine owner { id } } } }`,
  );
  const own = mine.nodes.find(({ type, state }) => type === 'PAID' && state === 'OPEN');
  const other = all.nodes.find(({ isMine }) => !isMine);
  const settings = '/edit-profile/setting';
  const person = `/influencer-profile/${rowNumber(other?.owner.id ?? '')}`;
  return [
    { at: '/?compose=new', press: [] },
    { at: '/transaction-history', press: [/^Hi, /] },
    { at: '/transaction-history', press: [/^Hi, /, 'Logout'] },
    { at: '/transaction-history', press: [/^Notifications/] },
    { at: '/search-influencer?sort=3', press: [] },
    { at: `/campaigndetail/${rowNumber(own?.id ?? '')}?tab=suggested`, press: ['Make Offer'] },
    { at: `/campaigndetail/${rowNumber(other?.id ?? '')}`, press: ['Report'] },
    { at: person, press: [/^More about/] },
    { at: person, press: [/^More about/, 'Report'] },
    { at: person, press: [/^More about/, 'Block'] },
    { at: '/edit-profile', press: ['Change Password'] },
    { at: settings, press: ['Email Notifications'] },
    { at: settings, press: ['New access token'] },
    { at: settings, press: ['Add webhook'] },
    { at: settings, press: ['Close account'] },
  ];
}

type Row = { id: string; type: string; state: string; isMine: boolean; owner: { id: string } };

/** Opens it. */
export async function open(page: Page, { at, press }: Opening) {
  await page.goto(at);
  await page.locator('html[data-alive]').waitFor();
  const control = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('menuitem', { name }))
      .or(page.getByRole('checkbox', { name }))
      .first();
  for (const name of press) await control(name).click();
  await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
}
