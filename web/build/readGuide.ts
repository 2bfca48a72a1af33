import { common, createLowlight } from 'lowlight';
import { lexer, type Token, type Tokens } from 'marked';
import type {
  CodeNode,
  Guide,
  GuideElement,
  GuideNode,
  TabsNode,
} from '../src/pages/developers/shared/content.ts';

const lowlight = createLowlight(common);
type Hast = ReturnType<typeof lowlight.highlight>['children'][number];

const toCode = (node: Hast): GuideNode => {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const names = node.properties.className;
  const className = Array.isArray(names) ? names.join(' ') : undefined;
  return { tag: 'span', ...(className && { className }), children: node.children.map(toCode) };
};

function codeOf({ text, lang = '' }: Tokens.Code): CodeNode {
  const [language = '', title] = lang.split(' ');
  const known = lowlight.registered(language);
  return {
    tag: 'code-block',
    language,
    ...(title && { title }),
    text,
    children: known ? lowlight.highlight(language, text).children.map(toCode) : [text],
  };
}

/** What readers choose between: the same request in several languages, one below the other in the file. */
const tabbed = ['bash', 'js', 'python'];

/** Puts snippets that follow one another, each in another language, into tabs. */
function withTabs(nodes: GuideNode[]): GuideNode[] {
  const found: GuideNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    const isTabbed = isCode(node) && tabbed.includes(node.language);
    if (isTabbed && last && isTabs(last)) last.snippets.push(node);
    else found.push(isTabbed ? { tag: 'tabs', snippets: [node] } : node);
  }
  return found.map((node) => (isTabs(node) && node.snippets.length === 1 ? (node.snippets[0] ?? '') : node));
}

const isCode = (node: GuideNode): node is CodeNode => typeof node !== 'string' && node.tag === 'code-block';
const isTabs = (node: GuideNode): node is TabsNode => typeof node !== 'string' && node.tag === 'tabs';

/** What GitHub makes of a heading for addresses. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** Addresses of guides: files on GitHub, pages here. */
const hrefOf = (href: string) => href.replace(/^([a-z-]+)\.md(?=#|$)/, '/developers/guides/$1');

const element = (tag: string, children: GuideNode[]): GuideElement => ({ tag, children });

const inline = (tokens: readonly Token[] | undefined): GuideNode[] => (tokens ?? []).map(toNode);

const rowOf = (cells: readonly Tokens.TableCell[], tag: string) =>
  element(
    'tr',
    cells.map((cell) => element(tag, inline(cell.tokens))),
  );

/** Kinds of tokens that are one element with other tokens inside. */
const elements: Record<string, string> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  blockquote: 'blockquote',
};

function toNode(token: Token): GuideNode {
  const tag = elements[token.type];
  if (tag) return element(tag, inline('tokens' in token ? token.tokens : undefined));
  switch (token.type) {
    case 'heading':
      return { ...element(`h${token.depth}`, inline(token.tokens)), id: anchorOf(token.text) };
    case 'list':
      return element(
        token.ordered ? 'ol' : 'ul',
        (token as Tokens.List).items.map((item) => element('li', inline(item.tokens))),
      );
    case 'code':
      return codeOf(token as Tokens.Code);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return element('table', [
        element('thead', [rowOf(header, 'th')]),
        element(
          'tbody',
          rows.map((row) => rowOf(row, 'td')),
        ),
      ]);
    }
    case 'codespan':
      return element('code', [token.text]);
    case 'link':
      return { ...element('a', inline(token.tokens)), href: hrefOf(token.href) };
    case 'text':
      return token.tokens ? element('span', inline(token.tokens)) : token.text;
    case 'escape':
      return token.text;
    default:
      throw new Error(`Guides have no ${token.type}: ${token.raw}`);
  }
}

/** Reads a guide: its first heading is the title, its first paragraph what it is about. */
export function readGuide(markdown: string): Guide {
  const [title, lead, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error('A guide begins with a heading and a paragraph');
  return {
    title: String(title.text),
    lead: String(lead.text).replaceAll('\n', ' '),
    content: withTabs(rest.map(toNode)),
  };
}
