import { moveNews, saveNews } from '../../modules/news/news.service.ts';
import { dayOf } from '../../platform/clock.ts';
import { addScenes } from './add-scenes.ts';
import { type DemoNews, news } from './content.ts';
import { acting, type DemoParts } from './demo-parts.ts';

const DAY = 86_400_000;

async function write(parts: DemoParts, staffId: number, content: DemoNews, at: Date): Promise<void> {
  await acting(parts, staffId, at, true).inTransaction(async (ctx) => {
    const [picture = ''] = addScenes(ctx.em, [content.picture], {
      ownerId: staffId,
      createdAt: at,
      purpose: 'news',
    });
    await ctx.em.flush();
    const { title, html } = content;
    const id = await saveNews(ctx, { title, html, picture, day: dayOf(at) });
    await moveNews(ctx, id, 'publish');
  });
}

/** Lets the support clerk write and publish the news of the demo, the oldest first. */
export async function fillNews(parts: DemoParts, staffId: number, now: Date): Promise<void> {
  const oldestFirst = [...news].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const content of oldestFirst) {
    await write(parts, staffId, content, new Date(now.getTime() - content.daysAgo * DAY));
  }
}
