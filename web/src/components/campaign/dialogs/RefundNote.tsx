import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import Box from '@mui/material/Box';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { SoftNote } from '../../display/SoftNote.tsx';
import { refundWords } from '../job/texts/describeJob.ts';

type Props = {
  job: JobFragment;
  /** First name of who has to agree first. */
  ifAgreed?: string | null;
};

/** What cancelling does to the money, exactly as the API would post it now. Stands before the click. */
export function RefundNote({ job, ifAgreed }: Props) {
  const moves = !!job.refundPreview && job.refundPreview.amount > 0;
  return (
    <SoftNote
      tone={job.mySide === 'OWNER' ? 'success' : 'warning'}
      icon={<CreditCardRounded aria-hidden />}
      sx={{
        alignItems: 'center',
        my: 1.5,
        ...(!moves && { bgcolor: 'background.default', color: 'text.primary' }),
      }}
    >
      <Box sx={{ fontFamily: displayFont, fontWeight: 700, fontSize: 17, lineHeight: 1.25 }}>
        {ifAgreed
          ? t('{refund} if {first} agrees', { refund: refundWords(job), first: ifAgreed })
          : refundWords(job)}
      </Box>
      {moves && (
        <Box sx={{ fontSize: 13.5, mt: 0.25 }}>
          {t('The whole amount held here. The bank may take a few days to show it.')}
        </Box>
      )}
    </SoftNote>
  );
}
