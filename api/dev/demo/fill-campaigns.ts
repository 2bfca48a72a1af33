import type { EntityManager } from '@mikro-orm/postgresql';
import { Campaign } from '../../modules/campaigns/campaign.entity.ts';
import { Category } from '../../modules/reference-data/category.entity.ts';
import { dayOf } from '../../platform/clock.ts';
import { excerptOf } from '../../platform/html-text.ts';
import { fakeCampaign } from '../factories/fake-campaign.ts';
import { fakePicture } from '../factories/fake-picture.ts';
import { brands } from './content/brands.ts';
import type { DemoCampaign } from './content/campaign.ts';
import { campaigns } from './content/campaigns.ts';
import { categories } from './content/categories.ts';
import { sceneId } from './demo-pictures.ts';
import type { DemoCast } from './fill-people.ts';
import { Rng } from './rng.ts';

const DAY = 86_400_000;

/** A campaign of the demo as it was posted, before staff looked at it. */
export interface PostedCampaign {
  readonly id: number;
  readonly ownerId: number;
  readonly content: DemoCampaign;
  readonly postedAt: Date;
}

async function fillCategories(em: EntityManager): Promise<Map<string, number>> {
  for (const category of categories) {
    const known = await em.findOne(Category, { name: category.name });
    if (known) known.isFeatured = category.isFeatured;
    else em.create(Category, { ...category });
  }
  await em.flush();
  const all = await em.find(Category, {});
  return new Map(all.map(({ name, id }) => [name, id]));
}

/** When a campaign was posted: running ones in the last weeks, ended ones some weeks before their end. */
function postedAt(content: DemoCampaign, now: Date): Date {
  const rng = new Rng(`posted:${content.title}`);
  const daysAgo = content.endsInDays >= 0 ? rng.between(4, 26) : -content.endsInDays + rng.between(18, 40);
  return new Date(now.getTime() - daysAgo * DAY);
}

/** The pictures of a campaign. Two campaigns never share one. */
function addPictures(em: EntityManager, content: DemoCampaign, ownerId: number, at: Date): string[] {
  return content.pictures.map(
    ({ category, seed }) => fakePicture(em, { id: sceneId(category, seed), ownerId, createdAt: at }).id,
  );
}

/** Inserts all campaigns, awaiting approval, oldest first so that ids follow time. */
export async function fillCampaigns(em: EntityManager, cast: DemoCast, now: Date): Promise<PostedCampaign[]> {
  const categoryIds = await fillCategories(em);
  const ownerOf = new Map(brands.map(({ username }, index) => [username, cast.brandIds[index] ?? 0]));
  const ordered = campaigns
    .map((content) => ({ content, at: postedAt(content, now) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const posted: { row: Campaign; content: DemoCampaign; at: Date }[] = [];
  for (const { content, at } of ordered) {
    const ownerId = ownerOf.get(content.brand) ?? 0;
    const row = fakeCampaign(em, {
      ownerId,
      type: content.type,
      state: 'awaiting_approval',
      title: content.title,
      detailsHtml: content.brief,
      excerpt: excerptOf(content.brief),
      budgetMinor: content.budget,
      productValueMinor: content.productValue,
      productUrl: content.productUrl,
      categoryIds: content.categories.map((name) => categoryIds.get(name) ?? 0),
      countries: content.countries === 'all' ? [] : [...content.countries],
      gender: content.gender,
      minAge: content.maxAge === 0 ? null : content.minAge,
      maxAge: content.maxAge === 0 ? null : content.maxAge,
      minFollowers: content.minFollowers,
      hashtags: [...content.hashtags],
      tags: [...content.tags],
      endsOn: dayOf(new Date(now.getTime() + content.endsInDays * DAY)),
      pictures: addPictures(em, content, ownerId, at),
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    posted.push({ row, content, at });
    await em.flush();
  }
  return posted.map(({ row, content, at }) => ({ id: row.id, ownerId: row.ownerId, content, postedAt: at }));
}
