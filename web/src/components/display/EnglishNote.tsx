import { useLanguage } from '../../languages/spoken.ts';
import { t } from '../../languages/t.ts';
import { SecondaryText } from './SecondaryText.tsx';

/** Says in other languages that what the team wrote is in English. Put `lang="en"` around that. */
export function EnglishNote() {
  if (useLanguage() === 'en') return null;
  return <SecondaryText sx={{ mb: 2 }}>{t('This content is in English.')}</SecondaryText>;
}
