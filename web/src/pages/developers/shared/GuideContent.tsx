import Box from '@mui/material/Box';
import { createElement, type ReactNode } from 'react';
import { drawing } from '../../../lib/format/drawing.ts';
import { Link } from '../../../routing/Link.tsx';
import { CodeBlock, Snippets } from './CodeBlock.tsx';
import type { GuideElement, GuideNode } from './content.ts';

/** The text of a guide. */
export function GuideContent({ nodes }: { nodes: readonly GuideNode[] }) {
  return <Box sx={look}>{toNodes(nodes)}</Box>;
}

const toNodes = (nodes: readonly GuideNode[]): ReactNode[] => nodes.map(toNode);

function toNode(node: GuideNode, key: number): ReactNode {
  if (typeof node === 'string') return node.replaceAll('https://koli.example', drawing.origin());
  if ('snippets' in node) return <Snippets key={key} snippets={node.snippets} />;
  if ('language' in node) return <CodeBlock key={key} code={node} />;
  return toElement(node, key);
}

function toElement({ tag, id, href, children }: GuideElement, key: number): ReactNode {
  const content = toNodes(children);
  // The explorer and files are documents of their own.
  if (href?.startsWith('/') && !/^\/(developers\/explorer|schema\.graphql)/.test(href))
    return (
      <Link key={key} to={href}>
        {content}
      </Link>
    );
  if (href?.startsWith('#')) return createElement(Link, { key, to: href }, ...content);
  if (href) return createElement('a', { key, href }, ...content);
  const element = createElement(tag, { key, ...(id && { id }) }, ...content);
  return tag === 'table' ? (
    <Box key={key} tabIndex={0} sx={{ overflowX: 'auto', my: 2.5 }}>
      {element}
    </Box>
  ) : (
    element
  );
}

const heading = {
  fontFamily: '"Bricolage Grotesque", "Bricolage Stand-in", system-ui, sans-serif',
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  scrollMarginTop: 96,
};

/** How texts of a page for developers look. */
export const inlineCode = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.88em',
  px: '5px',
  py: '2px',
  borderRadius: '6px',
  bgcolor: 'action.hover',
  overflowWrap: 'anywhere',
} as const;

const look = {
  fontSize: 16,
  lineHeight: 1.6,
  '& > :first-of-type': { mt: 0 },
  '& > *': { my: 2.5 },
  '& > p, & > ul, & > ol': { my: 1.75 },
  '& h2': { ...heading, fontSize: 24, mt: 5, mb: 1.5 },
  '& h3': { ...heading, fontSize: 19, mt: 4, mb: 1 },
  '& ul, & ol': { pl: 3 },
  '& li': { my: 0.75 },
  '& li::marker': { color: 'text.secondary' },
  '& a': { color: 'info.main', fontWeight: 600 },
  '& blockquote': { m: 0, px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'action.hover', '& p': { m: 0 } },
  '& :not(pre) > code': inlineCode,
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: 15, overflowWrap: 'normal' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1.25,
    pr: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': { fontSize: 13, color: 'text.secondary', fontWeight: 600 },
} as const;
