import type { Shape } from '../../api/platform/read/row-query.ts';
import { coded, date, number, text } from './properties.ts';

/** Legacy form of a news article. */
export const newsShape: Shape = {
  id: number('id'),
  title: text('title'),
  description: text('html'),
  image: text('picture', 'NA'),
  news_date: date('day'),
  status: coded('state', { draft: 0, published: 1 }),
};
