import type { Page } from '@playwright/test';
import { splitGlobalId } from '../../schema/global-id.ts';
import { ask } from './support/api.ts';
import { settled } from './support/checks.ts';
import { phone } from './support/phone.ts';
import { readRoutes, routeFiller } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Pages whose heading stands beside or below something of its own: a face, slides, a list, a queue, a card in the middle. */
const apart =
  /^\/(home)?$|^\/(username|verify-email|confirm-email|oauth\/consent|reset-password|profile|messages|influencer-profile|application-profile|desk)/;

/** Where the heading of the open page begins, in pixels from the left, once it is drawn for the width of the window. */
async function headingLeft(page: Page): Promise<number> {
  // Some pages have a heading of their own on phones, which takes the place of the other one in the next frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
}

test('the heading of every page begins at the same distance from the left', async ({ enter }) => {
  test.setTimeout(300_000);
  const page = await enter({ email: 'brand@demo.test' });
  const fill = await routeFiller(page.request);
  const addresses = readRoutes()
    .filter(({ path }) => !apart.test(path))
    .map(fill);
  const elsewhere: string[] = [];
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await settled(page);
    for (const [width, left] of [
      [390, 16],
      [1280, 48],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const found = await headingLeft(page);
      if (found !== left) elsewhere.push(`${address} at ${width} px: ${found}`);
    }
  }
  expect(elsewhere).toEqual([]);
});

type Jobs = {
  myRemarks: {
    nodes: { id: string; turn: string; mySide: string; state: string; campaign: { id: string } }[];
  };
};

test('the state and the action of a job are on the first screen of phones', async ({ enter }) => {
  const page = await enter({ email: 'influencer@demo.test', options: phone });
  const { myRemarks } = await ask<Jobs>(
    page.request,
    '{ myRemarks(first: 20) { nodes { id turn mySide state campaign { id } } } }',
  );
  const job = myRemarks.nodes.find(({ state, turn }) => state === 'OFFERED' && turn === 'APPLICANT');
  const numberOf = (id = '') => splitGlobalId(id)?.rest;
  const pages = [
    `/campaigndetail/${numberOf(job?.campaign.id)}`,
    `/applicationdetail/applicantdetail/${numberOf(job?.id)}`,
  ];
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport();
  }
});
