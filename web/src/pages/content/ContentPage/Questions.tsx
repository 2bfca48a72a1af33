import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RichText } from '../../../components/display/RichText.tsx';
import { articleText } from '../shared/articleText.ts';

/** Questions that open one by one, also without scripts; what is no question stands as text. */
export function Questions({ html }: { html: string }) {
  return (
    <>
      {questionsOf(html).map((part) =>
        'question' in part ? (
          <OneQuestion key={part.question} question={part.question}>
            <RichText html={part.answer} sx={answer} />
          </OneQuestion>
        ) : (
          <Box key={part.text} sx={{ mt: 4, mb: 2 }}>
            <RichText html={part.text} sx={articleText} />
          </Box>
        ),
      )}
    </>
  );
}

/** A question that opens. */
export function OneQuestion({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Box component="details" sx={box}>
      <Box component="summary" sx={summary}>
        {question}
        <AddRounded aria-hidden className="sign" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      </Box>
      {children}
    </Box>
  );
}

export const answer = [articleText, { px: { xs: 2, sm: 2.5 }, pb: 2.5, '& p': { my: 1 } }];

const box = {
  mb: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&[open] .sign': { transform: 'rotate(45deg)' },
  '& .sign': { transition: 'transform 150ms' },
} as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  cursor: 'pointer',
  fontWeight: 700,
  fontSize: 16,
  lineHeight: 1.35,
  listStyle: 'none',
  borderRadius: '14px',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

/** A question of the FAQ and its answer, as HTML. */
type Question = { question: string; answer: string };

const entities: Partial<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of a heading, without elements. */
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** Cuts a sanitised text at its h3 headings, which are the questions. An h2 ends an answer. */
export function questionsOf(html: string): (Question | { text: string })[] {
  return html
    .split(/(?=<h[23]>)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, question, answer = ''] = /^<h3>(.*?)<\/h3>(.*)$/s.exec(part) ?? [];
      return question === undefined ? { text: part } : { question: plain(question), answer };
    });
}
