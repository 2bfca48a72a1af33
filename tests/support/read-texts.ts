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
const proper = new Set(['koli', 'https://', 'GraphiQL', 'name@example.com', 'US$', 'PayNow']);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /[A-Za-z]{2}/.test(value) && !proper.has(value.trim());

/** Elements that show what they contain as a label. */
const labelled = /Button$|^(Tab|MenuItem|Chip|FormLabel|TableCell)$/;

/** The text of a translation call. */
function translated(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !/^(t|msg)$/.test(nameOf(node.callee) ?? '')) return undefined;
  const [first] = node.arguments as { value?: unknown }[];
  return typeof first?.value === 'string' ? first.value : undefined;
}

/** What an element shows as a label: its own attribute, or the content of a button and the like. */
function labelTexts(node: Node): string[] {
  let shown: unknown[] = [];
  if (node.type === 'JSXAttribute' && nameOf(node.name) === 'label') shown = [node.value];
  if (node.type === 'JSXElement') {
    const { name } = node.openingElement as { name: unknown };
    if (labelled.test(nameOf(name) ?? '')) {
      shown = (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
    }
  }
  const texts: string[] = [];
  walk(shown, (inner) => texts.push(...[translated(inner)].filter((text) => text !== undefined)));
  return texts;
}

/** Texts in translation calls, those that are labels, and visible ones outside of them, as `file: text`. */
export function readTexts(): { texts: string[]; labels: string[]; forgotten: string[] } {
  const texts = new Set(jobSentences());
  const labels = new Set<string>();
  const forgotten: string[] = [];
  // The desk is for the team, which works in English, as in GraphiQL.
  const forTheTeam = ['**/graphiql/**', '**/pages/desk/**', '**/StaffLookBanner.tsx'];
  const files = globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/__generated__/**', ...forTheTeam] });
  for (const file of files.sort()) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    walk(program, (node) => {
      const { type } = node;
      const text = translated(node);
      for (const label of labelTexts(node)) labels.add(label);
      if (text !== undefined) {
        texts.add(text);
      } else if (type === 'JSXText' && isText(node.value)) {
        forgotten.push(`${file}: ${String(node.value).trim()}`);
      } else if (type === 'JSXAttribute' && read.has(nameOf(node.name) ?? '')) {
        const { value } = (node.value ?? {}) as { value?: unknown };
        if (isText(value)) forgotten.push(`${file}: ${value}`);
      }
    });
  }
  return { texts: [...texts].sort(), labels: [...labels].sort(), forgotten };
}
