import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { lettersOf, rangesOf } from './letters.ts';

type Font = {
  /** Package of the font; its style sheet is imported by the one that is transformed. */
  from: string;
  /** The file that Latin text needs. */
  file: string;
  /** The weights that pages use: one, or a range. */
  weights: number | { min: number; max: number };
};

const require = createRequire(import.meta.url);

/** What text makes use of: spacing, accents, ligatures, and figures of one width. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];

/** English, spaces of all kinds, and the signs that our own texts have. */
const common = new Set([
  ...lettersOf('U+0-7F,U+A0,U+2000-200D,U+2011,U+202F,U+2060,U+FEFF'),
  ...'£©·×‘’“”–—•…€™←→−',
]);

/**
 * Makes fonts smaller for the build: weights and alternative letters that no page uses are left out, and what is rarer
 * than English has a file of its own, which only pages fetch that have such letters.
 */
export function leanFonts(styles: string, folder: string, fonts: readonly Font[]): Plugin {
  return {
    name: 'lean-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      async handler(code, id) {
        if (id !== styles) return null;
        mkdirSync(folder, { recursive: true });
        let lean = code;
        for (const font of fonts) {
          const faces = await facesOf(font, folder);
          lean = lean.replace(`@import "${font.from}/index.css";`, () => faces);
        }
        return { code: lean, map: null };
      },
    },
  };
}

/** The style sheet of a font, with two faces in place of the one for Latin text. */
async function facesOf(font: Font, folder: string): Promise<string> {
  const sheet = require.resolve(`${font.from}/index.css`);
  const files = join(dirname(sheet), 'files');
  const faces = readFileSync(sheet, 'utf8').match(/@font-face \{.*?\}/gs) ?? [];
  const split = await Promise.all(
    faces.map((face) => (face.includes(`/${font.file}.woff2`) ? inTwo(face, font, files, folder) : face)),
  );
  return split.join('\n').replaceAll('url(./files', `url(${files}`);
}

async function inTwo(face: string, font: Font, files: string, folder: string): Promise<string> {
  const whole = readFileSync(join(files, `${font.file}.woff2`));
  const all = lettersOf(/unicode-range: (.*?);/.exec(face)?.[1] ?? '');
  const parts = {
    common: all.filter((letter) => common.has(letter)),
    rare: all.filter((letter) => !common.has(letter)),
  };
  const made = Object.entries(parts).map(async ([name, letters]) => {
    // Its types do not know of the features.
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: FEATURES,
      variationAxes: { wght: font.weights },
    };
    const small = await subsetFont(whole, letters.join(''), options);
    const path = join(folder, `${font.file}-${name}.woff2`);
    writeFileSync(path, small);
    return face
      .replace(`./files/${font.file}.woff2`, path)
      .replace(/unicode-range: .*?;/, `unicode-range: ${rangesOf(letters)};`);
  });
  return (await Promise.all(made)).join('\n');
}
