import Skeleton from '@mui/material/Skeleton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { type ReactNode, Suspense, use } from 'react';
import type { LanguageTag } from '../../languages/languages.ts';
import type { PickerWords } from '../../languages/pickers/pickerWords.ts';
import { spoken } from '../../languages/spoken.ts';
import { loadChunk } from '../../lib/connection/loadChunk.ts';

type Foreign = Exclude<LanguageTag, 'en'>;

const loaders: Record<Foreign, () => Promise<{ default: PickerWords }>> = {
  id: () => import('../../languages/pickers/id.ts'),
  ms: () => import('../../languages/pickers/ms.ts'),
  th: () => import('../../languages/pickers/th.ts'),
  vi: () => import('../../languages/pickers/vi.ts'),
  'zh-CN': () => import('../../languages/pickers/zh-CN.ts'),
};

const asked = new Map<Foreign, Promise<PickerWords>>();

export function loadPickers(tag: Foreign): Promise<PickerWords> {
  const words = asked.get(tag) ?? loadChunk(loaders[tag]).then((part) => part.default);
  asked.set(tag, words);
  return words;
}

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

/** Gives the field of a date picker the look of the other fields. For `sx` of its text field. */
export const datePickerLook = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', borderRadius: '10px' },
  '& .MuiPickersOutlinedInput-root:not(.Mui-error):not(.Mui-focused) .MuiPickersOutlinedInput-notchedOutline':
    { borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 72%, transparent)' },
} as const;
