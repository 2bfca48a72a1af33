import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { usd } from '../../../schema/usd.ts';
import { rowNumber } from '../../support/global-ids.ts';
import { ask } from './api.ts';
import { twoPictures } from './pictures.ts';

const CREATE =
  'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { campaign { id } } }';
const APPROVE = 'mutation ($id: ID!) { approveCampaign(input: { id: $id }) { campaign { id } } }';

/** A paid campaign that everybody can apply to, posted without a browser, and approved when there is staff. Answers its number,
 * as addresses have it. */
export async function postedCampaign(
  brand: APIRequestContext,
  staff: APIRequestContext | null,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const [file] = await twoPictures();
  const uploaded = await brand.post('/files?purpose=campaign', {
    headers: { 'apollo-require-preflight': '1' },
    multipart: { file: file ?? '' },
  });
  const picture = (await uploaded.json()) as { id: string };
  const input = {
    type: 'PAID',
    title: `Through the storm ${randomUUID().slice(0, 8)}`,
    detailsHtml: '<p>Two stories, whatever the weather.</p>',
    budget: usd(20_000),
    categories: ['food'],
    countries: [],
    allCountries: true,
    gender: 'ANY',
    minFollowers: 0,
    endsOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    hashtags: [],
    tags: [],
    pictures: [picture.id],
    ...changes,
  };
  const { createCampaign } = await ask<{ createCampaign: { campaign: { id: string } } }>(brand, CREATE, {
    input,
  });
  const { id } = createCampaign.campaign;
  if (staff) await ask(staff, APPROVE, { id });
  return rowNumber(id);
}
