import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { createElement, type ReactNode, useMemo } from 'react';
import { Link } from '../../routing/Link.tsx';

const allowed = new Set('p br strong b em i u s ul ol li blockquote h2 h3 h4 a code'.split(' '));
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

/** A text as its writer formatted it. The server sanitised it on write; here only known elements are built again. */
export function RichText({ html, sx = [] }: { html: string; sx?: SxProps<Theme> }) {
  const content = useMemo(() => toNodes(readRichText(html)), [html]);
  return (
    <Box
      sx={[
        {
          '& p': { my: 1 },
          '& ul, & ol': { my: 1, pl: 3 },
          '& a': { color: 'info.main' },
          '& > :first-of-type': { mt: 0 },
          '& > :last-child': { mb: 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {content}
    </Box>
  );
}

const toNodes = (nodes: RichNode[]): ReactNode[] => nodes.map((node, key) => toNode(node, key));

function toNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  if (dropped.has(tag)) return null;
  // An unknown element loses itself, not its text.
  if (!allowed.has(tag)) return toNodes(children);
  if (tag === 'br') return createElement('br', { key });
  const page = tag === 'a' ? ownPage(node) : null;
  if (page) return createElement(Link, { key, to: page }, ...toNodes(children));
  return createElement(tag, { key, ...linkProps(node) }, ...toNodes(children));
}

/** A link to a page of ours, which needs no new document. */
function ownPage({ href }: RichElement): string | null {
  return href && /^\/(?![/\\])/.test(href) ? href : null;
}

function linkProps({ tag, href }: RichElement) {
  return tag === 'a' && href && /^(https?:|mailto:)/i.test(href)
    ? { href, target: '_blank', rel: 'noopener nofollow ugc' }
    : {};
}

type RichNode = string | RichElement;
type RichElement = { tag: string; href: string | null; children: RichNode[] };

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const alone = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Reads HTML as an editor or a sanitiser writes it, in browsers and on servers alike. What it makes of anything else may
 * look odd, but is only ever elements by name, links and words.
 */
function readRichText(html: string): RichNode[] {
  const root: RichElement = { tag: '', href: null, children: [] };
  const open = [root];
  for (const [text, end, name, attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    const inside = open.at(-1) ?? root;
    if (!tag) {
      if (!text.startsWith('<!--')) inside.children.push(decode(text));
    } else if (end) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const [, double, single] = HREF.exec(attributes) ?? [];
      const element: RichElement = { tag, href: decode(double ?? single ?? '') || null, children: [] };
      inside.children.push(element);
      if (!alone.has(tag) && !attributes.endsWith('/')) open.push(element);
    }
  }
  return root.children;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
