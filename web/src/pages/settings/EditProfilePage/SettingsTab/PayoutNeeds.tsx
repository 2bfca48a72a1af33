import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import type { OwnBankAccountFragment } from '../../../../__generated__/graphql.ts';
import { SoftNote } from '../../../../components/display/SoftNote.tsx';
import { useVerification } from '../../../../components/verification/useVerification.ts';
import { VerifyButton } from '../../../../components/verification/VerifyButton.tsx';
import { t } from '../../../../languages/t.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { useNavigate, useSearchParams } from '../../../../routing/hooks.ts';
import { Link } from '../../../../routing/Link.tsx';
import { canVerify, describeNeed, needsSupport } from './payoutNeeds.ts';
import { PayoutStandingDocument } from './settingsDocuments.ts';

type Bank = NonNullable<OwnBankAccountFragment['bankAccount']>;

const SETTINGS = '/edit-profile/setting';
const POLL = 10_000;

/** What the payment provider needs of the viewer, why it did not accept something, and the way to its page. */
export function PayoutNeeds({ bank, back }: { bank: Bank; back: string | null }) {
  const { needs, needsDueAt, inReview, payoutsEnabled } = bank;
  const isWaiting = needs.length > 0 || inReview;
  useQuery(PayoutStandingDocument, { skip: !isWaiting, fetchPolicy: 'cache-first', pollInterval: POLL });
  const returnTo = back ?? SETTINGS;
  useAgain(canVerify(bank), returnTo);
  if (!isWaiting) return null;
  return (
    <SoftNote
      role="note"
      aria-label={t('What the payment provider needs')}
      sx={{ width: 1, order: 1, fontSize: 14 }}
    >
      {inReview && (
        <Box sx={{ fontWeight: 700 }}>
          {t('In review: the payment provider is checking what you sent. This can take up to two days.')}
        </Box>
      )}
      {needs.length > 0 && (
        <>
          <Box sx={{ fontWeight: 700 }}>
            {needsDueAt
              ? t('Needed by {time} to keep payouts going', { time: formatInstant(needsDueAt) })
              : t('What to do to get paid')}
          </Box>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {needs.map((need) => {
              const { title, problem } = describeNeed(need);
              return (
                <li key={need.kind}>
                  {title}
                  {problem && <Box sx={{ color: 'error.main' }}>{problem}</Box>}
                </li>
              );
            })}
          </Box>
        </>
      )}
      {!payoutsEnabled && <Box sx={{ mt: 0.5 }}>{t('Your payments are held safely until then.')}</Box>}
      {canVerify(bank) && <VerifyButton returnTo={returnTo} />}
      {needsSupport(bank) && (
        <Button component={Link} to="/help" variant="outlined" sx={{ mt: 1, minHeight: 44 }}>
          {t('Contact us')}
        </Button>
      )}
    </SoftNote>
  );
}

/** The payment provider sends people here whose address of its page has expired: they go on to a new one. */
function useAgain(isNeeded: boolean, returnTo: string): void {
  const isAgain = useSearchParams()[0].get('verify') === 'again';
  const navigate = useNavigate();
  const { start } = useVerification();
  const goOn = useEffectEvent(() => {
    // Who goes back in the browser stays here.
    const rest = returnTo === SETTINGS ? SETTINGS : `${SETTINGS}?${new URLSearchParams({ back: returnTo })}`;
    void navigate(rest, { replace: true });
    if (isNeeded) void start(returnTo);
  });
  useEffect(() => {
    if (isAgain) goOn();
  }, [isAgain]);
}
