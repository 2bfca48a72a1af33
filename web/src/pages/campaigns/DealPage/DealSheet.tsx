import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { DealSheetFragment, JobFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { Changed } from '../../../components/terms/TermList.tsx';
import { changedRows, type TermRow, termRows, withDue } from '../../../components/terms/termRows.ts';
import { adLabels } from '../../../components/work/workNames.ts';
import { msg, t } from '../../../languages/t.ts';
import { formatInstant } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';

graphql(`
  fragment DealSheet on Deal {
    id
    version
    document
    sha256
    createdAt
    campaignTitle
    ownerName
    applicantName
    ownerAcceptedAt
    applicantAcceptedAt
    amount { amount currency }
    fee { amount currency }
    work { ...WorkParts }
    dueAt
  }
`);

type Props = {
  job: Pick<JobFragment, 'campaign' | 'applicant'>;
  deal: DealSheetFragment;
  earlier?: DealSheetFragment | undefined;
  isInForce: boolean;
};

/** A deal sheet as a document: prints on one page. */
export function DealSheet({ job, deal, earlier, isInForce }: Props) {
  const rows = rowsOf(deal);
  const changes = earlier ? changedRows(rowsOf(earlier), rows) : [];
  return (
    <Card component="article" sx={sheet}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {deal.campaignTitle}
        </Typography>
        <SoftTag tone={isInForce ? 'success' : 'neutral'}>{isInForce ? t('Agreed') : t('Replaced')}</SoftTag>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 2 }}>
        <Party
          name={deal.ownerName}
          person={job.campaign.owner}
          role={t('Brand')}
          at={deal.ownerAcceptedAt}
        />
        <Party
          name={deal.applicantName}
          person={job.applicant}
          role={t('Influencer')}
          at={deal.applicantAcceptedAt}
        />
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map((row) => (
          <Box key={row.key} sx={line}>
            <SecondaryText component="dt">{t(row.label)}</SecondaryText>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {row.lines.join('\n')}
            </Box>
          </Box>
        ))}
      </Box>
      {!deal.work && (
        <SecondaryText sx={{ py: 1 }}>
          {t('Agreed without a brief. The campaign and your messages say what the work is.')}
        </SecondaryText>
      )}
      {changes.length > 0 && earlier && (
        <Box sx={{ my: 1.5, px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'info.soft' }}>
          <b>{t('Changed since deal sheet {n}', { n: earlier.version })}</b>
          {changes.map((row) => (
            <Box key={row.key}>
              {t(row.label)} <Changed row={row} />
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, fontSize: 12, color: 'text.secondary' }}>
        {t('SHA-256 of the canonical JSON')}
        <Box sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'text.primary' }}>
          {deal.sha256}
        </Box>
        {t('{id} · never changed after acceptance', { id: deal.id })}
        <Box component="pre" sx={onPaper}>
          {deal.document}
        </Box>
      </Box>
    </Card>
  );
}

const sheet = {
  p: { xs: 2.5, md: 4 },
  minWidth: 0,
  '@media print': { border: 0, borderRadius: 0, boxShadow: 'none', p: 0 },
} as const;

/** Paper has what the hash is made of; on the screen it is beside the sheet. */
const onPaper = {
  display: 'none',
  m: 0,
  mt: 1,
  fontSize: 9,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media print': { display: 'block' },
} as const;

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '170px 1fr' },
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

type PartyProps = {
  /** As it was when the deal was agreed. */
  name: string;
  person: Pick<JobFragment['applicant'], 'avatar' | 'isStaff'>;
  role: string;
  at: string;
};

function Party({ name, person, role, at }: PartyProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={name} picture={person.avatar} size={44} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Box>
        <StaffBadge person={person} />
        <SecondaryText>{role}</SecondaryText>
        <Box sx={{ fontSize: 14 }}>
          <CheckCircleRounded
            aria-hidden
            sx={{ fontSize: 16, color: 'success.main', mr: 0.5, verticalAlign: '-3px' }}
          />
          {t('Accepted {time}', { time: formatInstant(at, '2-digit') })}
        </Box>
      </Box>
    </Box>
  );
}

/** The terms in words, with the exact end of the work where it is known, and the labels that the platforms ask for. */
function rowsOf({ dueAt, ...deal }: DealSheetFragment): TermRow[] {
  const rows = withDue(termRows(deal, deal.ownerName), dueAt);
  if (deal.fee?.amount)
    rows.splice(1, 0, { key: 'fee', label: msg('Platform fee'), lines: [formatMoney(deal.fee)] });
  const platforms = [...new Set(deal.work?.deliverables.map(({ platform }) => platform))];
  const labels = [...new Set(platforms.map((platform) => t(adLabels[platform])))];
  return labels.length > 0
    ? [...rows, { key: 'label', label: msg('Advertising label'), lines: [labels.join(', ')] }]
    : rows;
}
