import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../schema/language.ts';
import { hashOf } from '../../platform/page-styles.ts';
import type { RenderedPage } from './web-server.ts';

/** A script in the manifest of the build: its file and its imports. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Built>>;

/** The files of a script, behind those that it imports. */
function filesOf(manifest: Manifest, name: string, seen: Set<string>): string[] {
  const built = manifest[name];
  if (!built || seen.has(name)) return [];
  seen.add(name);
  return [...(built.imports ?? []).flatMap((one) => filesOf(manifest, one, seen)), `/${built.file}`];
}

/** Addresses of the scripts of a page: first those of the entry. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  return ['index.html', ...modules].flatMap((name) => filesOf(manifest, name, seen));
}

/** Links that preload scripts. */
const preloads = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');

/** The files that nearly all text needs, asked for at once: text is drawn without a font that comes late. */
const fonts = (manifest: Manifest) =>
  Object.entries(manifest)
    .filter(([source]) => /-latin-(wght|700)-normal\.woff2$/.test(source))
    .map(([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

const ENTRY = /<script type="module"[^>]*><\/script>/;
const BODY = /<!--body-->.*?<!--\/body-->/s;

/** Reads the frame of all pages, as built; null when the web client is not. */
export function readPageFrame(webFolder: string) {
  const index = join(webFolder, 'index.html');
  if (!existsSync(index)) return null;
  const page = readFileSync(index, 'utf8');
  const manifest = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const textsOf = (language: Language) => (language === 'en' ? [] : [`src/languages/${language}.ts`]);
  const pageIn = (language: Language, head: string, scripts = '') =>
    page
      .replace('<html lang="en"', `<html lang="${language}"${scripts}`)
      .replace('<!--head-->', () => fonts(manifest) + head);
  return {
    /** The head of every page, with its styles. */
    head: page.slice(0, page.indexOf('</head>')),
    /** The page with rendered content. `early.js` loads the scripts once that is visible. */
    fill({ head, body, state, modules }: RenderedPage, language: Language): string {
      const scripts = scriptsOf(manifest, [...textsOf(language), ...modules]).join(' ');
      return pageIn(language, head, ` data-scripts="${scripts}"`)
        .replace(ENTRY, '')
        .replace(BODY, () => body)
        .replace('<!--state-->', () => `<script type="application/json" id="page">${state}</script>`);
    },
    /** The page that browsers render. Its own scripts are asked for together with those of every page. */
    empty: (head: string, language: Language, modules: readonly string[] = []): string =>
      pageIn(language, head + preloads(scriptsOf(manifest, [...textsOf(language), ...modules]))),
  };
}

/** Hashes of the inline scripts, for the content security policy. */
export function inlineScripts(webFolder: string): string[] {
  const index = join(webFolder, 'index.html');
  if (!existsSync(index)) return [];
  return [...readFileSync(index, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) =>
    hashOf(code),
  );
}
