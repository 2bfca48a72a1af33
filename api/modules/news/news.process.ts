import { NewsState } from '../../../schema/news.ts';
import { defineProcess } from '../../platform/process/process.ts';

/** Life cycle of a news article. A published one can be withdrawn and published again. */
export const newsProcess = defineProcess<NewsState, 'staff', object>({
  name: 'news',
  initial: 'draft',
  states: Object.values(NewsState),
  rows: [
    ['publish', ['draft'], 'published', ['staff']],
    ['withdraw', ['published'], 'draft', ['staff']],
  ],
});
