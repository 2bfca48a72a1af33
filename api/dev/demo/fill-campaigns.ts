import type { EntityManager } from '@mikro-orm/postgresql';
import type { Work } from '../../../schema/work.ts';
import { MAX_DUE_DAYS, toWork } from '../../modules/deals/work.policy.ts';
import { Category } from '../../modules/reference-data/category.entity.ts';
import { dayAfter, dayOf } from '../../platform/clock.ts';
import { excerptOf } from '../../platform/text.ts';
import { fakeCampaign } from '../factories/fake-campaign.ts';
import { addScenes } from './add-scenes.ts';
import { brands, campaigns, categories, type DemoCampaign } from './content.ts';
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

/** The brief as posting a campaign would have stored it. */
function briefOf({ brief, type }: DemoCampaign, today: string): Work | null {
  const lastDueOn = dayAfter(today, MAX_DUE_DAYS);
  return brief ? toWork(brief, { field: 'brief', type, today, lastDueOn }) : null;
}

/** Inserts all campaigns, awaiting approval, oldest first so that ids follow time. */
export async function fillCampaigns(em: EntityManager, cast: DemoCast, now: Date): Promise<PostedCampaign[]> {
  const categoryIds = await fillCategories(em);
  const ownerOf = new Map(brands.map(({ username }, index) => [username, cast.brandIds[index] ?? 0]));
  const ordered = campaigns
    .map((content) => ({ content, at: postedAt(content, now) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const posted: PostedCampaign[] = [];
  for (const { content, at } of ordered) {
    const { brand, brief: _, categories, endsInDays, pictures, ...columns } = content;
    const ownerId = ownerOf.get(brand) ?? 0;
    const row = fakeCampaign(em, {
      ...columns,
      ownerId,
      state: 'awaiting_approval',
      excerpt: excerptOf(content.detailsHtml),
      brief: briefOf(content, dayOf(at)),
      categoryIds: categories.map((name) => categoryIds.get(name) ?? 0),
      endsOn: dayOf(new Date(now.getTime() + endsInDays * DAY)),
      pictures: addScenes(em, pictures, { ownerId, createdAt: at }),
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    await em.flush();
    posted.push({ id: row.id, ownerId, content, postedAt: at });
  }
  return posted;
}
