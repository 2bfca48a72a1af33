import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { JobReviewEntryFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';

const AnswerDialog = lazyPart(async () => (await import('./AnswerReviewDialog.tsx')).AnswerReviewDialog);
const ReportDialog = lazyPart(async () => (await import('./ReportReviewDialog.tsx')).ReportReviewDialog);

/** What members may do about a review by somebody else: answer when it is about them, and report it. */
export function ReviewActions({ review }: { review: JobReviewEntryFragment }) {
  const [open, setOpen] = useState<'answer' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 0.5, ml: -2, mt: 0.5 }}>
        {review.mayAnswer.allowed && (
          // Papaya is too pale for text on paper.
          <Button color="inherit" onClick={() => setOpen('answer')}>
            {t('Reply')}
          </Button>
        )}
        <Button color="inherit" onClick={() => setOpen('report')} sx={{ color: 'text.secondary' }}>
          {t('Report')}
        </Button>
      </Box>
      {open === 'answer' && <AnswerDialog reviewId={review.id} onClose={close} />}
      {open === 'report' && <ReportDialog reviewId={review.id} onClose={close} />}
    </>
  );
}
