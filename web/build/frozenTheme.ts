import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';
import { type VarNames, varsOf } from '../src/lib/theme/themeVars.ts';

type Nested = { [key: string]: string | Nested };
type Theme = Record<'typography' | 'mixins' | 'zIndex' | 'breakpoints' | 'shape', Record<string, unknown>> & {
  vars: Record<string, Nested>;
  generateStyleSheets: () => Record<string, Record<string, string | number>>[];
};

const FROZEN = '\0frozen-create-theme';

/**
 * Works the theme out while building: its variables become a style sheet inside the page, and browsers get the finished
 * theme in place of MUI's machinery for making themes and a second copy of every colour.
 */
export function frozenTheme(file: string): Plugin {
  let worked: Promise<Theme> | undefined;
  const theme = () => {
    worked ??= runnerImport<{ theme: unknown }>(file, { configFile: false, logLevel: 'error' }).then(
      ({ module }) => module.theme as Theme,
    );
    return worked;
  };
  return {
    name: 'frozen-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOurs = /\/createTheme(\.mjs)?$/.test(id) && importer?.includes('@mui/material/styles/');
      return isOurs ? FROZEN : null;
    },
    async load(id) {
      if (id === FROZEN) return `import { theme } from ${JSON.stringify(file)};\nexport default () => theme;`;
      return id === file ? frozen(await theme()) : null;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const style = styleSheet(await theme());
        return html.replace('<!--look-->', () => `<style>${style}</style>`);
      },
    },
  };
}

/** The program of the finished theme. */
function frozen({ vars, typography, mixins, zIndex, breakpoints, shape }: Theme): string {
  const json = JSON.stringify;
  const sections = Object.entries(vars).map(
    ([section, values]) => `${section}: ${varsCode(section, values)}`,
  );
  return `
import { createTheme } from '@mui/system';
import { createTransitions } from '@mui/material/styles';
import { components } from './themeComponents.ts';
import { alpha, mixed, varsOf } from './themeVars.ts';
const vars = { ${sections.join(',\n')} };
export const theme = createTheme({
  breakpoints: { values: ${json(breakpoints.values)} },
  shape: ${json(shape)},
  spacing: vars.spacing,
  mixins: ${json(mixins)},
  zIndex: ${json(zIndex)},
  typography: { ...${json(typography)}, pxToRem: (size) => size / 16 + 'rem' },
  palette: { ...vars.palette, mode: 'light' },
  shadows: vars.shadows,
  transitions: createTransitions({}),
  motion: { reducedMotion: 'never' },
  components,
  colorSchemes: { light: {}, dark: {} },
  cssVarPrefix: 'mui',
  defaultColorScheme: 'light',
  getCssVar: (name) => 'var(--mui-' + name + ')',
  getColorSchemeSelector: (scheme) => '[data-theme="' + scheme + '"] &',
  alpha,
  lighten: (color, share) => mixed(color, '#fff', share),
  darken: (color, share) => mixed(color, '#000', share),
});
theme.vars = vars;
export const displayFont = ${json((typography.h1 as { fontFamily: string }).fontFamily)};
`;
}

/** The program that makes the references to the variables of a section again; the build fails if it made others. */
function varsCode(section: string, values: Nested | string): string {
  if (typeof values === 'string') return JSON.stringify(values);
  if (Array.isArray(values)) {
    return `Array.from({ length: ${values.length} }, (_, at) => 'var(--mui-${section}-' + at + ')')`;
  }
  const groups: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string') groups[''] = groups[''] ? `${groups['']} ${key}` : key;
    else groups[key] = Object.keys(value).join(' ');
  }
  if (!isDeepStrictEqual(varsOf(section, groups as VarNames), values)) {
    throw new Error(`The variables of ${section} are not named by their path`);
  }
  return `varsOf(${JSON.stringify(section)}, ${JSON.stringify(groups)})`;
}

function styleSheet(theme: Theme): string {
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  return rules.map(([selector, values]) => `${selector}{${declarations(values)}}`).join('');
}

const declarations = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';');
