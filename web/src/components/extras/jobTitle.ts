import { t } from '../../languages/t.ts';

type Job = { extraOfId?: string | null; campaign: { title: string } };

/** What a job is called in lists: as its campaign, an extra with a word before it. */
export const jobTitle = ({ extraOfId, campaign: { title } }: Job): string =>
  extraOfId ? t('Extra: {title}', { title }) : title;
