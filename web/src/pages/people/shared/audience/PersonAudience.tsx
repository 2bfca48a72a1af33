import { laterPart } from '../../../../lib/lazyPart.tsx';

/** Who follows a person. Fetched once the page has come to life: the first sight does without it. */
export const PersonAudience = laterPart(async () => (await import('./AudienceSection.tsx')).AudienceSection);
