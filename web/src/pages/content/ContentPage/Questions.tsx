import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import { RichText } from '../../../components/display/RichText.tsx';
import { articleText } from '../shared/articleText.ts';
import { type Question, questionsOf } from './questionsOf.ts';

/** Questions that open one by one, also without scripts; what is no question stands as text. */
export function Questions({ html }: { html: string }) {
  return (
    <>
      {questionsOf(html).map((part) =>
        'question' in part ? (
          <OneQuestion key={part.question} {...part} />
        ) : (
          <Box key={part.text} sx={{ mt: 4, mb: 2 }}>
            <RichText html={part.text} sx={articleText} />
          </Box>
        ),
      )}
    </>
  );
}

function OneQuestion({ question, answer }: Question) {
  return (
    <Box component="details" sx={box}>
      <Box component="summary" sx={summary}>
        {question}
        <AddRounded aria-hidden className="sign" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      </Box>
      <RichText html={answer} sx={[articleText, { px: { xs: 2, sm: 2.5 }, pb: 2.5, '& p': { my: 1 } }]} />
    </Box>
  );
}

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
