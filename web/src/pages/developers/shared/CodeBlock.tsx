import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { t } from '../../../languages/t.ts';
import { drawing } from '../../../lib/format/drawing.ts';
import type { CodeNode, GuideNode } from './content.ts';

const names: Record<string, string> = {
  bash: 'curl',
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  graphql: 'GraphQL',
  json: 'JSON',
};

/** Where the guides say the API is; readers see the address of this installation. */
const EXAMPLE = 'https://koli.example';
const here = (text: string) => text.replaceAll(EXAMPLE, drawing.origin());

/** A snippet with a button that copies it. */
export function CodeBlock({ code }: { code: CodeNode }) {
  return <Snippets snippets={[code]} />;
}

/** The same request in several languages, one at a time. */
export function Snippets({ snippets }: { snippets: readonly CodeNode[] }) {
  const [chosen, setChosen] = useState(0);
  const code = snippets[chosen] ?? snippets[0];
  if (!code) return null;
  return (
    <CodeFrame
      head={
        snippets.length === 1 ? (
          <Box sx={{ fontSize: 13, color: muted }}>{nameOf(code)}</Box>
        ) : (
          snippets.map((snippet, index) => (
            <Box
              key={snippet.language}
              component="button"
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              sx={button}
            >
              {nameOf(snippet)}
            </Box>
          ))
        )
      }
      end={<CopyButton text={code.text} />}
    >
      {toSpans(code.children)}
    </CodeFrame>
  );
}

const nameOf = ({ language, text, title }: CodeNode) =>
  title ?? (language === 'bash' && !/\bcurl\b/.test(text) ? 'Shell' : (names[language] ?? language));

/** Dark in both looks, with the colours of the dark one. */
export function CodeFrame({
  head,
  end,
  children,
}: {
  head: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1.5, py: 0.75, minHeight: 48 }}>
        {head}
        <Box sx={{ ml: 'auto' }}>{end}</Box>
      </Box>
      {/* What scrolls is reached by keys. */}
      <Box component="pre" tabIndex={0} sx={text}>
        <code>{children}</code>
      </Box>
    </Box>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const onCopy = async () => {
    // Where it may not write, readers can still select.
    const done = await navigator.clipboard?.writeText(here(text)).then(
      () => true,
      () => false,
    );
    setCopied(!!done);
    if (done) setTimeout(() => setCopied(false), 3_000);
  };
  return (
    <Box component="button" type="button" onClick={() => void onCopy()} sx={button}>
      {copied ? <CheckRounded sx={{ fontSize: 16 }} /> : <ContentCopyRounded sx={{ fontSize: 16 }} />}
      <span role="status">{copied ? t('Copied') : t('Copy')}</span>
    </Box>
  );
}

const toSpans = (nodes: readonly GuideNode[]): ReactNode[] =>
  nodes.map((node, key) => {
    if (typeof node === 'string') return here(node);
    if (!('className' in node) || !('children' in node)) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: it never changes.
      <span key={key} className={node.className}>
        {toSpans(node.children)}
      </span>
    );
  });

const muted = '#B5ADA4';

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  border: 0,
  px: 1.25,
  py: 0.75,
  minHeight: { xs: 44, sm: 34 },
  borderRadius: '8px',
  bgcolor: 'transparent',
  color: muted,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-pressed=true], &:hover': { bgcolor: '#37322D', color: '#F6F1EA' },
  '&:focus-visible': { outlineColor: '#A5A6FF' },
} as const;

const frame = {
  borderRadius: '16px',
  border: 1,
  borderColor: '#37322D',
  bgcolor: '#1C1917',
  color: '#F6F1EA',
  overflow: 'hidden',
  '& .hljs-attr, & .hljs-attribute, & .hljs-variable': { color: '#A5A6FF' },
  '& .hljs-string': { color: '#6FD0A6' },
  '& .hljs-number, & .hljs-literal': { color: '#FFCF70' },
  '& .hljs-keyword, & .hljs-built_in, & .hljs-meta': { color: '#FF8A65' },
  '& .hljs-comment': { color: muted },
} as const;

const text = {
  m: 0,
  px: 2.5,
  py: 2,
  borderTop: '1px solid #37322D',
  overflowX: 'auto',
  fontSize: 13.5,
  lineHeight: 1.6,
  overflowWrap: 'normal',
  '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  '&:focus-visible': { outlineColor: '#A5A6FF', outlineOffset: -3 },
} as const;
