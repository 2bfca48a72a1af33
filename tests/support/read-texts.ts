import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** A node of the syntax tree, as far as texts need it. */
type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => !!value && typeof (value as Node).type === 'string';

function walk(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (isNode(value)) {
    visit(value);
    for (const key in value) if (typeof value[key] === 'object') walk(value[key], visit);
  }
}

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name;

/** The sentences of the job card: a table of plain texts. */
function jobSentences(): string[] {
  const texts: string[] = [];
  const file = 'web/src/components/campaign/job/texts/jobSentences.json';
  JSON.parse(readFileSync(file, 'utf8'), (_, value) => typeof value === 'string' && texts.push(value));
  return texts;
}

/** Attributes with text for users. */
const read = new Set(
  'label aria-label title text hint placeholder helperText alt description aria-roledescription'.split(' '),
);

/** Names that are the same in every language. */
const proper = new Set(['koli', 'https://', 'GraphiQL', 'name@example.com', 'US$']);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /[A-Za-z]{2}/.test(value) && !proper.has(value.trim());

/** Texts in translation calls, and visible ones outside of them, as `file: text`. */
export function readTexts(): { texts: string[]; forgotten: string[] } {
  const texts = new Set(jobSentences());
  const forgotten: string[] = [];
  // The desk is for the team, which works in English, as in GraphiQL.
  const forTheTeam = ['**/graphiql/**', '**/pages/desk/**', '**/StaffLookBanner.tsx'];
  const files = globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/__generated__/**', ...forTheTeam] });
  for (const file of files.sort()) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    walk(program, (node) => {
      const { type } = node;
      if (type === 'CallExpression' && /^(t|msg)$/.test(nameOf(node.callee) ?? '')) {
        const [first] = node.arguments as { value?: unknown }[];
        if (typeof first?.value === 'string') texts.add(first.value);
      } else if (type === 'JSXText' && isText(node.value)) {
        forgotten.push(`${file}: ${String(node.value).trim()}`);
      } else if (type === 'JSXAttribute' && read.has(nameOf(node.name) ?? '')) {
        const { value } = (node.value ?? {}) as { value?: unknown };
        if (isText(value)) forgotten.push(`${file}: ${value}`);
      }
    });
  }
  return { texts: [...texts].sort(), forgotten };
}
