import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type Theme, useTheme } from '@mui/material/styles';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../languages/t.ts';
import { FINGER, touched } from '../../lib/theme/themeComponents.ts';

type Props = {
  /** Page shown, from 1. */
  page: number;
  /** Pages there are. */
  count: number;
  onPage: (page: number) => void;
};

type Kind = 'page' | 'previous' | 'next';

/** What screen readers say, in the words that MUI has for each language. */
function labelOf(theme: Theme, kind: Kind, page: number, selected: boolean): string {
  const told = theme.components?.MuiPagination?.defaultProps?.getItemAriaLabel;
  if (told) return told(kind, page, selected);
  if (kind !== 'page') return `Go to ${kind} page`;
  return `${selected ? '' : 'Go to '}page ${page}`;
}

/** Previous, numbers and Next. */
export function PageButtons({ page, count, onPage }: Props) {
  const theme = useTheme();
  const { row, keepFocus } = useKeptFocus(page, count);
  const button = (kind: Kind, to: number, text: string | number) => (
    <li key={kind === 'page' ? to : kind}>
      <ButtonBase
        aria-label={labelOf(theme, kind, to, to === page)}
        aria-current={kind === 'page' && to === page ? 'page' : undefined}
        disabled={to < 1 || to > count}
        onClick={(event) => {
          keepFocus(event, to);
          onPage(to);
        }}
        sx={look}
      >
        {text}
      </ButtonBase>
    </li>
  );
  return (
    <Box component="nav" aria-label={labelOfAll(theme)} ref={row}>
      <Box component="ul" sx={list}>
        {button('previous', page - 1, t('Previous'))}
        {shownPages(page, count).map((shown, place) =>
          shown === GAP ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place.
            <Box component="li" key={`gap ${place}`} sx={gap}>
              …
            </Box>
          ) : (
            button('page', shown, shown)
          ),
        )}
        {button('next', page + 1, t('Next'))}
      </Box>
    </Box>
  );
}

/** MUI's languages name the whole, too. */
const labelOfAll = (theme: Theme) =>
  (theme.components?.MuiPagination?.defaultProps as { 'aria-label'?: string } | undefined)?.['aria-label'] ??
  'pagination navigation';

/**
 * A button that ends where it leads is disabled then and loses the focus, which goes to the number of the page in its
 * place.
 */
function useKeptFocus(page: number, count: number) {
  const row = useRef<HTMLElement>(null);
  const wanted = useRef<number>(null);
  useLayoutEffect(() => {
    if (wanted.current !== page) return;
    wanted.current = null;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.matches(':disabled')) return;
    row.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  const keepFocus = ({ currentTarget }: MouseEvent, to: number) => {
    const ends = to === 1 || to === count;
    wanted.current = ends && document.activeElement === currentTarget ? to : null;
  };
  return { row, keepFocus };
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

const cell = {
  typography: 'body2',
  textAlign: 'center',
  minWidth: 32,
  height: 32,
  px: '6px',
  mx: '3px',
  [touched]: { minWidth: FINGER, height: FINGER, mx: 0 },
} as const;

const gap = { ...cell, alignContent: 'center' } as const;

const pressed = { bgcolor: 'action.selected' };

const look = {
  ...cell,
  borderRadius: '10px',
  color: 'text.primary',
  transition: 'background-color 250ms cubic-bezier(0.4, 0, 0.2, 1)',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
  '&.Mui-disabled': { opacity: 'var(--mui-palette-action-disabledOpacity)' },
  '&[aria-current]': pressed,
} as const;

/** Stands for pages that are not shown. */
const GAP = 0;

/** Pages at both ends that are always shown. */
const ENDS = 2;

/**
 * Numbers of the pages that a row of buttons shows: two at both ends, the current one with its neighbours, and `GAP` for
 * two or more between them. There are always as many.
 */
function shownPages(page: number, count: number): number[] {
  if (count <= 2 * ENDS + 3) return span(1, count);
  const first = Math.max(Math.min(page - 1, count - ENDS - 3), ENDS + 2);
  const last = Math.min(Math.max(page + 1, ENDS + 4), count - ENDS - 1);
  return withGaps([...span(1, ENDS), ...span(first, last), ...span(count - ENDS + 1, count)]);
}

/** A single page that is left out takes as much room as a gap: it is shown itself. */
function withGaps(numbers: readonly number[]): number[] {
  return numbers.flatMap((number, place) => {
    const missing = number - (numbers[place - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : GAP, number];
  });
}

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
