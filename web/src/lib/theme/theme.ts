import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';
import { components } from './themeComponents.ts';

const text = '"Plus Jakarta Sans Variable", "Jakarta Stand-in", system-ui, sans-serif';
const display = '"Bricolage Grotesque", "Bricolage Stand-in", system-ui, sans-serif';

const heading = (size: string, weight = 700) => ({
  fontFamily: display,
  fontSize: size,
  fontWeight: weight,
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
});

export const displayFont = display;

const options: ThemeOptions & { cssVariables: object } = {
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 10 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  typography: {
    fontFamily: text,
    h1: heading('clamp(2.5rem, 5.2vw, 4rem)', 700),
    h2: heading('clamp(1.6rem, 3vw, 2.25rem)'),
    h3: heading('clamp(1.375rem, 2.4vw, 1.625rem)'),
    h4: heading('1.25rem'),
    h5: heading('1.0625rem'),
    h6: { ...heading('1rem'), fontFamily: text, letterSpacing: '-0.01em', lineHeight: 1.3 },
    subtitle1: { fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.35 },
    subtitle2: { fontSize: '0.875rem', fontWeight: 700, lineHeight: 1.35 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    button: { fontSize: '0.9375rem', fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  },
  components,
};

/** Components see references to CSS variables, which differ between light and dark. */
export const theme: Theme = createTheme(options);
