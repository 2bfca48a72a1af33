import Skeleton from '@mui/material/Skeleton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { type ReactNode, Suspense, use } from 'react';
import type { LanguageTag } from '../../languages/languages.ts';
import { spoken } from '../../languages/spoken.ts';
import { loadPickers } from './loadPickers.ts';

type Props = { children: ReactNode };

/** Has the date fields inside speak the language of the page. What they say is fetched with the first of them. */
export function Dates({ children }: Props) {
  const tag = spoken();
  if (tag === 'en') return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ mt: 1, mb: 0.5 }} />}>
      <Abroad tag={tag}>{children}</Abroad>
    </Suspense>
  );
}

function Abroad({ tag, children }: Props & { tag: Exclude<LanguageTag, 'en'> }) {
  const { locale, texts } = use(loadPickers(tag));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}

/** Head of a column of days. One letter tells them apart in English only. */
export const weekday = (day: Dayjs) => (spoken() === 'en' ? day.format('dd').charAt(0) : day.format('dd'));
