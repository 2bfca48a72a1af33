import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
}

type Tokens = Record<'paper' | 'card' | 'ink' | 'muted' | 'line', string> &
  Record<'papaya' | 'pandan' | 'mango' | 'pea' | 'chilli', [main: string, soft: string]>;

const light: Tokens = {
  paper: '#FBF7F1',
  card: '#FFFFFF',
  ink: '#1C1917',
  muted: '#6B645C',
  line: '#E9E2D8',
  papaya: ['#D63F1A', '#FFE7DD'],
  pandan: ['#14704F', '#DDF1E7'],
  mango: ['#8A5200', '#FFF0CC'],
  pea: ['#4547D9', '#E6E6FB'],
  chilli: ['#B0103F', '#FCE4EA'],
};

const dark: Tokens = {
  paper: '#161412',
  card: '#211E1B',
  ink: '#F6F1EA',
  muted: '#B5ADA4',
  line: '#37322D',
  papaya: ['#FF8A65', '#3B2119'],
  pandan: ['#6FD0A6', '#17352A'],
  mango: ['#FFCF70', '#3D2E10'],
  pea: ['#A5A6FF', '#2A2A55'],
  chilli: ['#FF8FA8', '#451623'],
};

/** The tokens of the look under MUI's names: papaya is primary, pandan success, mango warning, pea info, chilli error. */
function toPalette(t: Tokens, contrastText: string): PaletteOptions {
  const color = ([main, soft]: [string, string]) => ({ main, light: main, dark: main, soft, contrastText });
  return {
    primary: color(t.papaya),
    secondary: color(t.pea),
    success: color(t.pandan),
    warning: color(t.mango),
    info: color(t.pea),
    error: color(t.chilli),
    background: { default: t.paper, paper: t.card },
    text: { primary: t.ink, secondary: t.muted },
    divider: t.line,
  };
}

export const lightPalette = toPalette(light, '#FFFFFF');
export const darkPalette = toPalette(dark, '#161412');
