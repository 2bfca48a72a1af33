import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type DrawingName = 'bowl' | 'letter' | 'bell' | 'lost' | 'people' | 'coins';

const c = (name: string) => `var(--mui-palette-${name})`;
const steam = (x: number) => (
  <path
    key={x}
    d={`M${x} 42c-5-7 5-10 0-18`}
    stroke={c('text-secondary')}
    strokeWidth="2.5"
    strokeLinecap="round"
    opacity="0.5"
  />
);

const drawings: Record<DrawingName, ReactNode> = {
  bowl: (
    <>
      {[60, 76, 92].map(steam)}
      <path d="M36 54h80c0 24-16 38-40 38S36 78 36 54z" fill={c('success-main')} />
      <ellipse cx="76" cy="54" rx="40" ry="9" fill={c('warning-soft')} />
      <path d="M92 52l34-22" stroke={c('text-primary')} strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  letter: (
    <>
      <rect
        x="34"
        y="36"
        width="84"
        height="56"
        rx="10"
        fill={c('info-soft')}
        stroke={c('info-main')}
        strokeWidth="2.5"
      />
      <path d="M38 42l38 28 38-28" stroke={c('info-main')} strokeWidth="2.5" strokeLinejoin="round" />
      <circle cx="116" cy="36" r="10" fill={c('primary-main')} />
    </>
  ),
  bell: (
    <>
      <path
        d="M76 28c-18 0-25 13-25 28 0 13-7 16-7 22h64c0-6-7-9-7-22 0-15-7-28-25-28z"
        fill={c('warning-main')}
      />
      <path d="M67 84a9 9 0 0 0 18 0" fill={c('text-primary')} />
      <path d="M114 36l10-6M118 50h11" stroke={c('text-secondary')} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  lost: (
    <>
      <path d="M22 92c16-30 30-30 44-8 16-36 34-36 64 8z" fill={c('success-soft')} />
      <circle cx="112" cy="36" r="12" fill={c('warning-main')} />
      <path
        d="M56 92V54m0 0h26l7 8-7 8H56"
        stroke={c('text-primary')}
        strokeWidth="3.5"
        strokeLinejoin="round"
        fill={c('primary-soft')}
      />
    </>
  ),
  people: (
    <>
      <circle cx="56" cy="48" r="14" fill={c('info-main')} />
      <path d="M30 92c0-18 11-26 26-26s26 8 26 26z" fill={c('info-soft')} />
      <circle cx="96" cy="48" r="14" fill={c('primary-main')} />
      <path d="M72 92c0-18 10-26 24-26s26 8 26 26z" fill={c('primary-soft')} />
    </>
  ),
  coins: (
    <>
      <ellipse cx="62" cy="82" rx="26" ry="10" fill={c('success-main')} />
      <ellipse
        cx="62"
        cy="70"
        rx="26"
        ry="10"
        fill={c('success-soft')}
        stroke={c('success-main')}
        strokeWidth="2.5"
      />
      <ellipse cx="62" cy="58" rx="26" ry="10" fill={c('success-main')} />
      <circle cx="106" cy="44" r="15" fill={c('warning-soft')} stroke={c('warning-main')} strokeWidth="2.5" />
    </>
  ),
};

/** A small drawn still life in the theme's colours. Decorative. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 152 112"
      fill="none"
      sx={{ width: 152, height: 112 }}
    >
      <ellipse cx="76" cy="96" rx="58" ry="8" fill={c('divider')} />
      {drawings[name]}
    </Box>
  );
}
