import { readFileSync } from 'node:fs';

/** A fenced block of a guide. */
export interface Snippet {
  readonly language: string;
  /** The word after the language: 'Variables', 'Answer'. */
  readonly title: string;
  readonly text: string;
  /** Line in the file. */
  readonly line: number;
}

/** Where guides say the API is. */
const EXAMPLE = 'https://koli.example';

/** The snippets of a guide, with the address of a started product in them. */
export function readSnippets(guide: string, url = EXAMPLE): Snippet[] {
  const markdown = readFileSync(`docs/developers/${guide}.md`, 'utf8');
  return [...markdown.matchAll(/^```(\w*) ?(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: title = '', 3: text = '' }) => ({
      language,
      title,
      text: text.replaceAll(EXAMPLE, url),
      line: markdown.slice(0, index).split('\n').length,
    }),
  );
}

/** Words of a shell command, as a shell cuts it. Variables are filled in outside of single quotes. */
export function wordsOf(command: string, env: Readonly<Record<string, string>>): string[] {
  const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => env[name] ?? '');
  return [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? filled(double ?? plain ?? ''),
  );
}

/** Sends what a curl command would send. `files` are those that it uploads, by name. */
export async function sendCurl(words: readonly string[], files: Readonly<Record<string, Blob>>) {
  const headers: Record<string, string> = {};
  const form = new FormData();
  let url = '';
  let body: string | FormData | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!/^-[HdF]$/.test(word)) {
      if (word.startsWith('-') || url) throw new Error(`The test does not know ${word} of curl`);
      url = word;
      continue;
    }
    at += 1;
    const value = words[at] ?? '';
    if (word === '-d') body = value;
    if (word === '-H') headers[value.split(': ')[0] ?? ''] = value.slice(value.indexOf(': ') + 2);
    if (word === '-F') {
      const [name = '', file = ''] = value.split('=@');
      form.append(name, files[file] ?? new Blob(), file);
      body = form;
    }
  }
  return fetch(url, { method: body ? 'POST' : 'GET', headers, ...(body && { body }) });
}

/** The form of a value: names of members, and of lists the form of their first row. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}
