import Box from '@mui/material/Box';
import { createElement, type ReactNode, useMemo } from 'react';

const allowed = new Set('p br strong b em i u s ul ol li blockquote h2 h3 h4 a code'.split(' '));
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

/** A brief as its owner formatted it. The server sanitised it on write; here only known elements are built again. */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => toNodes(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return (
    <Box
      sx={{
        '& p': { my: 1 },
        '& ul, & ol': { my: 1, pl: 3 },
        '& a': { color: 'info.main' },
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
      }}
    >
      {content}
    </Box>
  );
}

function toNodes(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, key) => toNode(node, key));
}

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === 3) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) return null;
  // An unknown element loses itself, not its text.
  if (!allowed.has(tag)) return toNodes(node);
  if (tag === 'br') return createElement('br', { key });
  return createElement(tag, { key, ...linkProps(node, tag) }, ...toNodes(node));
}

function linkProps(node: Element, tag: string) {
  const href = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
  return /^(https?:|mailto:)/i.test(href) ? { href, target: '_blank', rel: 'noopener nofollow ugc' } : {};
}
