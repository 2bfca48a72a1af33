import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JobFragment, ProposalFragment } from '../../../__generated__/graphql.ts';
import { LapseNote } from '../../../components/campaign/job/DeadlineBox.tsx';
import { actionText } from '../../../components/campaign/job/jobActions.ts';
import { isPressable, type NextStep } from '../../../components/campaign/job/pressable.ts';
import { useStartStep } from '../../../components/campaign/job/startStep.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { StickyFoot } from '../../../components/page/StickyFoot.tsx';
import { proposerOf } from '../../../components/terms/ProposalList.tsx';
import { QuoteCard } from '../../../components/terms/QuoteCard.tsx';
import { Quoted } from '../../../components/terms/Quoted.tsx';
import { TermList } from '../../../components/terms/TermList.tsx';
import { changedRows, termRows } from '../../../components/terms/termRows.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { dealPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

type Props = {
  job: JobFragment;
  /** Newest first, one at least. */
  offers: readonly ProposalFragment[];
  /** Opens the form; null when nothing can be proposed, or it is open. */
  onChange: (() => void) | null;
};

/** The newest proposal: until when it stands, its terms and what changed, what it costs, and the answers to it. */
export function ProposalView({ job, offers, onChange }: Props) {
  const [offer, earlier] = offers;
  if (!offer) return null;
  const owner = job.campaign.owner.fullName;
  const rows = termRows(offer, owner);
  const changes = earlier ? changedRows(termRows(earlier, owner), rows) : [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LapseNote job={job} />
      {offer.message && (
        <Quoted
          text={offer.message}
          by={`${proposerOf(job, offer).fullName} · ${formatDayTime(offer.createdAt)}`}
        />
      )}
      <Card component="section" aria-labelledby="proposal" sx={{ p: 2.5 }}>
        <Typography variant="h5" component="h2" id="proposal">
          {t('Proposal {n}', { n: offers.length })}
        </Typography>
        {earlier && (
          <SecondaryText sx={{ mb: 1 }}>
            {t(
              '{count, plural, =0 {No term changed} one {# term changed} other {# terms changed}} since the proposal before.',
              {
                count: changes.length,
              },
            )}
          </SecondaryText>
        )}
        <TermList rows={rows} changes={changes} />
      </Card>
      <QuoteCard job={job} quote={offer.quote} />
      {offer.state === 'ACCEPTED' && (
        <Button component={Link} to={dealPath(job.id)} variant="outlined" size="large">
          {t('See the deal sheet')}
        </Button>
      )}
      <Answers job={job} amount={formatMoney(offer.amount)} onChange={onChange} />
    </Box>
  );
}

const find = (job: JobFragment, action: NextStep['action']) =>
  job.nextSteps.find((step) => step.action === action);

type AnswersProps = { job: JobFragment; amount: string; onChange: Props['onChange'] };

/** Accept, change, reject; what was accepted is paid next. Accepting stands within reach of the thumb, and repeats the amount. */
function Answers({ job, amount, onChange }: AnswersProps) {
  const start = useStartStep();
  const accept = find(job, 'ACCEPT_OFFER');
  const reject = find(job, 'REJECT_OFFER');
  const pay = find(job, 'PAY');
  const button = accept && (
    <Button
      variant="contained"
      size="large"
      disabled={!isPressable(accept)}
      onClick={() => start(job, accept)}
      sx={{ flex: { xs: 1, md: 'none' } }}
    >
      {t('Accept terms for {amount}', { amount })}
    </Button>
  );
  const payButton = pay && isPressable(pay) && (
    <Button
      variant="contained"
      size="large"
      onClick={() => start(job, pay)}
      sx={{ flex: { xs: 1, md: 'none' } }}
    >
      {actionText(pay, job)}
    </Button>
  );
  const first = button || payButton;
  return (
    <>
      {accept && <SecondaryText>{accept.reason ? serverSentence(accept) : whatFollows(job)}</SecondaryText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {first && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{first}</Box>}
        {onChange && (
          <Button variant="outlined" size="large" onClick={onChange} sx={{ flex: { xs: 1, md: 'none' } }}>
            {t('Change terms')}
          </Button>
        )}
        {reject && (
          <Button
            color="inherit"
            size="large"
            onClick={() => start(job, reject)}
            sx={{ flex: { xs: 1, md: 'none' } }}
          >
            {t('Reject')}
          </Button>
        )}
      </Box>
      {first && <StickyFoot>{first}</StickyFoot>}
    </>
  );
}

function whatFollows({ mySide, campaign, applicant }: JobFragment): string {
  return mySide === 'OWNER'
    ? t('Accepting makes a deal sheet. You pay next; {name} starts when the money is held.', {
        name: applicant.first,
      })
    : t('Accepting makes a deal sheet. {name} pays next; you start when the money is held.', {
        name: campaign.owner.fullName,
      });
}
