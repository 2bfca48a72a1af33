import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../schema/language.ts';
import type { Drawn } from './web-server.ts';

/** A program in the manifest of the build: its file, and what it brings along. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

function filesOf(manifest: Manifest, name: string, into: Set<string>): Set<string> {
  const built = manifest[name];
  if (!built || into.has(built.file)) return into;
  into.add(built.file);
  for (const imported of built.imports ?? []) filesOf(manifest, imported, into);
  return into;
}

/** Addresses of the programs of a page, the one that begins first. */
function programs(manifest: Manifest, modules: readonly string[]): string[] {
  const needed = filesOf(manifest, 'index.html', new Set());
  for (const name of modules) filesOf(manifest, name, needed);
  return [...needed].map((file) => `/${file}`);
}

/** Links by which browsers fetch the programs of a page at once, and not when the first one asks for them. */
const preloads = ([, ...others]: readonly string[]) =>
  others.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');

const ACCENTS = /<!--accents (\S+) (\S+?)-->/;
const ACCENTED = /[À-ÖØ-öø-ÿ]/;
const ACCENTED_HEADING = /<h[1-5][^>]*>[^<]*[À-ÖØ-öø-ÿ]/;

/** Links by which browsers fetch the fonts for letters with accents together with the others, where a page has some. */
const accentFonts = (body: string) => (_comment: string, text: string, headings: string) => {
  if (!ACCENTED.test(body)) return '';
  return (ACCENTED_HEADING.test(body) ? [text, headings] : [text])
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
};

const ENTRY = /<script type="module"[^>]*><\/script>/;
const BODY = /<!--body-->.*?<!--\/body-->/s;

/** The frame of all pages, as it was built. */
export interface PageFrame {
  /** A page with what was drawn into it. */
  fill(drawn: Drawn, language: Language): string;
  /** A page that browsers draw. */
  empty(head: string, language: Language): string;
}

/** Reads it; null when the web client is not built. */
export function readPageFrame(webFolder: string): PageFrame | null {
  const index = join(webFolder, 'index.html');
  if (!existsSync(index)) return null;
  const page = readFileSync(index, 'utf8');
  const manifest = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const textsOf = (language: Language) => (language === 'en' ? [] : [`src/languages/${language}.ts`]);
  const pageIn = (language: Language, later: readonly string[] = []) =>
    page.replace(
      '<html lang="en"',
      `<html lang="${language}"${later.length > 0 ? ` data-programs="${later.join(' ')}"` : ''}`,
    );
  return {
    // What was drawn comes first: `early.js` fetches its programs once it has been seen.
    fill: ({ head, body, state, modules }, language) =>
      pageIn(language, programs(manifest, [...textsOf(language), ...modules]))
        .replace(ENTRY, '')
        .replace(ACCENTS, accentFonts(body))
        .replace('<!--head-->', () => head)
        .replace(BODY, () => body)
        .replace('<!--state-->', () => `<script type="application/json" id="page">${state}</script>`),
    empty: (head, language) =>
      pageIn(language)
        .replace(ACCENTS, '')
        .replace('<!--head-->', () => head + preloads(programs(manifest, textsOf(language)))),
  };
}

/** Hashes of the scripts inside the frame, as the content security policy takes them. */
export function inlineScripts(webFolder: string): string[] {
  const index = join(webFolder, 'index.html');
  if (!existsSync(index)) return [];
  return [...readFileSync(index, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
