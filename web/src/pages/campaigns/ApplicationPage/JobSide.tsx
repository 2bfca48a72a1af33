import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { ApplicationQuery } from '../../../__generated__/graphql.ts';
import { agreementWays } from '../../../components/campaign/job/agreementWays.ts';
import { JobTimeline } from '../../../components/campaign/job/JobTimeline.tsx';
import { actionText, menuSteps } from '../../../components/campaign/job/jobActions.ts';
import { isPressable } from '../../../components/campaign/job/pressable.ts';
import { useStartStep } from '../../../components/campaign/job/startStep.ts';
import { CoveringLink, linkedCard } from '../../../components/display/linkedCard.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { MoneyLine } from '../../../components/terms/MoneyLine.tsx';
import { t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import { formatMoneyFull, type MoneyValue } from '../../../lib/format/formatMoney.ts';
import { campaignPath, dealPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import { useExtras } from './useExtras.ts';

export type Remark = NonNullable<ApplicationQuery['remark']>;

/** Beside the work: the course of the job, where the money is, and what was agreed. */
export function JobSide({ job }: { job: Remark }) {
  return (
    <>
      <Part title={t('Timeline')}>
        <JobTimeline job={job} works={job.deliverables} />
      </Part>
      <MoneyCard job={job} />
      <Agreement job={job} />
      <EndingSteps job={job} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.75 }}>
      <Typography variant="h5" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** Every amount of the job, once there was a payment. */
function MoneyCard({ job }: { job: Remark }) {
  const { hiredAt, campaign, held, mySide, applicant } = job;
  if (!hiredAt || campaign.type !== 'PAID') return null;
  const quote = job.offers.find(({ state }) => state === 'ACCEPTED')?.quote;
  const released = releasedOf(job);
  const back = job.dispute?.refunded ?? job.refunded;
  const isOwner = mySide !== 'APPLICANT';
  const rows: [name: string, amount: MoneyValue | null | undefined][] = [
    [mySide === 'OWNER' ? t('You paid') : t('Paid in'), isOwner ? quote?.total : null],
    [t('Platform fee'), isOwner && quote?.fee.amount ? quote.fee : null],
    [t('Held by Koli'), held],
    [
      mySide === 'APPLICANT' ? t('Released to you') : t('Released to {first}', { first: applicant.first }),
      released,
    ],
    [t('Given back'), back],
  ];
  const hasPapers = mySide === 'OWNER' || (mySide === 'APPLICANT' && released);
  return (
    <Part title={t('Where the money is')}>
      <Box component="dl" sx={{ m: 0, mt: 1, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
        {rows.map(
          ([name, amount]) => amount && <MoneyLine key={name} name={name} value={formatMoneyFull(amount)} />,
        )}
      </Box>
      {hasPapers && (
        <Button
          component={Link}
          to="/transaction-history"
          sx={{ ml: -2, color: 'info.main' }}
          color="inherit"
        >
          {t('See the receipts')}
        </Button>
      )}
    </Part>
  );
}

const gone: readonly string[] = ['RELEASED', 'ON_ITS_WAY', 'ARRIVED'];

const releasedOf = ({ dispute, money }: Remark) =>
  dispute?.released ?? (money && gone.includes(money.place) ? money.amount : null);

/** Ways to what was agreed, or is proposed, and to the campaign. */
function Agreement({ job }: { job: Remark }) {
  const { id, campaign, deals } = job;
  const [deal] = deals;
  const extras = useExtras(job.extraIds);
  const agreed =
    deal &&
    t('Version {version}, agreed {time}', { version: deal.version, time: formatInstant(deal.createdAt) });
  return (
    <Part title={t('Agreement')}>
      <PlainList sx={{ mt: 0.5, mb: -1, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {/* What waits for the viewer stands among the buttons of the job. */}
        {agreementWays(job).map(
          ({ to, text, strong }) =>
            !strong && (
              <Way
                key={text}
                to={to}
                title={text}
                text={to === dealPath(id) ? agreed : extras.find(({ path }) => path === to)?.text}
              />
            ),
        )}
        <Way to={campaignPath(campaign.id)} title={t('Campaign')} text={campaign.title} />
      </PlainList>
    </Part>
  );
}

function Way({ to, title, text }: { to: string; title: string; text: string | undefined }) {
  return (
    <Box component="li" sx={way}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, fontSize: 14.5 }}>
          <CoveringLink to={to}>{title}</CoveringLink>
        </Box>
        {text && (
          <SecondaryText component="div" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </SecondaryText>
        )}
      </Box>
      <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
    </Box>
  );
}

const way = {
  ...linkedCard,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  py: 1,
} as const;

/** What ends a job is plain text until it is confirmed; what is not possible says why in the menu. */
function EndingSteps({ job }: { job: Remark }) {
  const start = useStartStep();
  const steps = menuSteps(job).filter((step) => isPressable(step) && step.action !== 'MARK_AS_DONE');
  if (steps.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {steps.map((step) => (
        <Button key={step.action} color="inherit" onClick={() => start(job, step)}>
          {actionText(step, job)}
        </Button>
      ))}
    </Box>
  );
}
