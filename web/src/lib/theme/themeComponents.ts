import type { Components, Theme } from '@mui/material/styles';

const line = 'var(--mui-palette-divider)';
const ink = 'var(--mui-palette-text-primary)';
const card = 'var(--mui-palette-background-paper)';

/** Where fingers press: on phones, and on whatever else is touched. There a target is 44 px or more each way. */
export const touched = '@media (pointer: coarse), (max-width: 599.95px)';
/** In pixels. */
export const FINGER = 44;
/** For what must look smaller: the surroundings answer too. Drawn before, as what comes after may be its looks. */
const fingerRoom = {
  content: '""',
  position: 'absolute',
  insetBlock: `min(0px, (100% - ${FINGER}px) / 2)`,
  insetInline: `min(0px, (100% - ${FINGER}px) / 2)`,
};

/** Base rules: visible focus, calm motion, tabular numbers where columns need them. */
const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: {
    body: { WebkitFontSmoothing: 'antialiased', overflowWrap: 'anywhere' },
    a: { color: 'inherit' },
    'img, svg': { maxWidth: '100%' },
    table: { fontVariantNumeric: 'tabular-nums' },
    ':focus-visible': { outline: `2px solid var(--mui-palette-info-main)`, outlineOffset: 2 },
    // The heading that takes the focus after a navigation is no control.
    '[tabindex="-1"]:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
};

const button: Components<Theme>['MuiButton'] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: {
      borderRadius: 10,
      minHeight: 40,
      padding: '8px 16px',
      whiteSpace: 'nowrap',
      '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-info-main)', outlineOffset: 2 },
      '&.MuiButton-outlined': { borderColor: line, color: ink, backgroundColor: card },
      '&.MuiButton-outlined:hover': { borderColor: 'var(--mui-palette-text-secondary)' },
      '&.MuiButton-outlined.Mui-disabled': { color: 'var(--mui-palette-text-disabled)' },
      '&.MuiButton-contained:hover': { filter: 'brightness(0.94)' },
      [touched]: { minHeight: FINGER },
    },
    sizeSmall: {
      minHeight: 34,
      padding: '4px 12px',
      fontSize: '0.875rem',
      [touched]: { minHeight: FINGER },
    },
    sizeLarge: { minHeight: 48, padding: '10px 22px' },
  },
};

const headingFace = {
  fontFamily: '"Bricolage Grotesque", "Bricolage Stand-in", system-ui, sans-serif',
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
};

/** Rules for the outermost element of a component. */
const root = <S extends object>(rules: S) => ({ styleOverrides: { root: rules } });

const focusRing = {
  '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-info-main)', outlineOffset: 2 },
};

export const components: Components<Theme> = {
  MuiCssBaseline: baseline,
  // Pressing shows at once and without waves.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:active': { opacity: 0.82 }, [touched]: { '&::before': fingerRoom } } },
  },
  MuiButton: button,
  MuiIconButton: root({ color: 'inherit', ...focusRing, [touched]: { minWidth: FINGER, minHeight: FINGER } }),
  MuiToggleButton: root({ [touched]: { minWidth: FINGER, minHeight: FINGER } }),
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: line } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 16 } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16, border: `1px solid ${line}` } } },
  MuiDialogTitle: root({ ...headingFace, fontSize: '1.5rem', padding: '24px 24px 8px' }),
  // The second rule keeps MUI from taking the room that floating labels need.
  MuiDialogContent: root({ padding: '8px 24px 16px', '.MuiDialogTitle-root + &': { paddingTop: 8 } }),
  MuiDialogActions: root({ padding: '8px 24px 24px', gap: 8 }),
  // Its signs share a field: fingers have the whole of it.
  MuiAutocomplete: {
    styleOverrides: {
      popupIndicator: { minWidth: 0, minHeight: 0 },
      clearIndicator: { minWidth: 0, minHeight: 0 },
    },
  },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 12, border: `1px solid ${line}`, marginTop: 8 } } },
  MuiMenuItem: root({ minHeight: 40, fontSize: '0.9375rem', [touched]: { minHeight: FINGER } }),
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: card,
        borderRadius: 10,
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: ink, opacity: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { opacity: 1 },
        [touched]: { minHeight: FINGER },
      },
      // Faint, yet 3:1 against the card.
      notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)', opacity: 0.72 },
    },
  },
  MuiInputLabel: root({ fontSize: '0.9375rem', '&.Mui-focused:not(.Mui-error)': { color: ink } }),
  MuiFormHelperText: root({ marginLeft: 2, fontSize: '0.8125rem' }),
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  MuiTab: root({
    minHeight: 44,
    padding: '8px 0',
    marginRight: 24,
    minWidth: 44,
    fontWeight: 600,
    '&.Mui-selected': { color: ink, fontWeight: 700 },
    [touched]: { minWidth: FINGER },
  }),
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${line}` },
      // With large letters and long words not all fit on a phone: what is cut is scrolled to.
      scroller: { overflow: 'auto hidden !important', scrollbarWidth: 'none' },
    },
  },
  MuiChip: root({ fontWeight: 600 }),
  MuiTooltip: { defaultProps: { arrow: true }, styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  MuiSwitch: { defaultProps: { color: 'success' } },
};
