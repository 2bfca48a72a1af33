import { NewsState } from '../../../schema/news.ts';
import { checkProcess, type Process } from '../../platform/process/process.ts';

/** Life cycle of a news article. A published one can be withdrawn and published again. */
export const newsProcess: Process<NewsState, 'staff', object> = {
  name: 'news',
  initial: 'draft',
  states: Object.values(NewsState),
  steps: [
    { action: 'publish', from: ['draft'], to: 'published', by: ['staff'] },
    { action: 'withdraw', from: ['published'], to: 'draft', by: ['staff'] },
  ],
};

checkProcess(newsProcess);
