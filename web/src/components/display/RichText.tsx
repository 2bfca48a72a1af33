import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { createElement, type ReactNode, useMemo } from 'react';
import { type RichElement, type RichNode, readRichText } from '../../lib/richTextTokens.ts';
import { Link } from '../../routing/index.ts';

const allowed = new Set('p br strong b em i u s ul ol li blockquote h2 h3 h4 a code'.split(' '));
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

type Props = {
  html: string;
  /** Sizes of longer texts. */
  sx?: SxProps<Theme>;
};

/** A text as its writer formatted it. The server sanitised it on write; here only known elements are built again. */
export function RichText({ html, sx = [] }: Props) {
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
