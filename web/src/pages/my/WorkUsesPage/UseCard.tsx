import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { graphql } from '../../../__generated__/gql.ts';
import type { UseCardFragment } from '../../../__generated__/graphql.ts';
import { CardTitle, linkedCard } from '../../../components/display/linkedCard.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag, type Tone } from '../../../components/display/SoftTag.tsx';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { channelNames } from '../../../components/work/workNames.ts';
import { t } from '../../../languages/t.ts';
import { nameOfCountry } from '../../../lib/format/countryNames.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { useNow } from '../../../lib/format/useNow.ts';
import { applicationPath, extraPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

export const UseCardDocument = graphql(`
  fragment UseCard on WorkUse {
    id
    channels
    countries
    beginsAt
    endsAt
    isOver
    isRenewed
    remark {
      id
      extraOfId
      mySide
      nextSteps { action allowed }
      applicant { id fullName }
      campaign {
        id
        type
        title
        owner { id fullName }
      }
    }
  }
`);

/** From when both sides are warned, in milliseconds before the end. */
const SOON = 14 * 86_400_000;

/** Work of one job: who may show it, on which channels, where and until when. */
export function UseCard({ use }: { use: UseCardFragment }) {
  const { remark, channels, countries, beginsAt } = use;
  const { applicant, campaign, mySide } = remark;
  const where = countries.length > 0 ? countries.map(nameOfCountry).join(', ') : t('Everywhere');
  return (
    <Card
      component="article"
      sx={{ ...linkedCard, display: 'flex', flexDirection: 'column', gap: 0.5, p: 2 }}
    >
      <CardTitle to={applicationPath(remark.id)}>{jobTitle(remark)}</CardTitle>
      <SecondaryText>
        {mySide === 'OWNER'
          ? t('Work of {fullName}', { fullName: applicant.fullName })
          : t('Shown by {fullName}', { fullName: campaign.owner.fullName })}
      </SecondaryText>
      <Box sx={{ fontSize: 14.5, overflowWrap: 'anywhere' }}>
        {t(channelNames[channels])} · {where}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 'auto', pt: 1 }}>
        <EndTag use={use} />
        <SecondaryText>{t('from {date}', { date: formatDate(beginsAt) })}</SecondaryText>
        {mayRenew(use) && (
          <Button
            component={Link}
            to={`${extraPath(remark.extraOfId ?? remark.id)}?renew=1`}
            size="small"
            variant="outlined"
            aria-label={t('Renew the use of {title}', { title: campaign.title })}
            sx={{ ml: 'auto', position: 'relative', zIndex: 1 }}
          >
            {t('Renew')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** Brands renew a use that ends, of paid work. */
function mayRenew({ endsAt, isRenewed, remark }: UseCardFragment): boolean {
  const { mySide, extraOfId, nextSteps, campaign } = remark;
  if (!endsAt || isRenewed || mySide !== 'OWNER' || campaign.type !== 'PAID') return false;
  return !!extraOfId || nextSteps.some(({ action, allowed }) => action === 'PROPOSE_EXTRA' && allowed);
}

function EndTag({ use }: { use: Pick<UseCardFragment, 'endsAt' | 'isOver' | 'isRenewed'> }) {
  const { endsAt, isOver, isRenewed } = use;
  const now = useNow();
  if (!endsAt) return <SoftTag tone="success">{t('No end date')}</SoftTag>;
  const date = formatDate(endsAt);
  if (isOver) return <SoftTag>{t('Ended {date}', { date })}</SoftTag>;
  if (isRenewed) return <SoftTag tone="info">{t('Renewed until after {date}', { date })}</SoftTag>;
  const isSoon = new Date(endsAt).getTime() - now.getTime() <= SOON;
  const tone: Tone = isSoon ? 'warning' : 'success';
  return <SoftTag tone={tone}>{t('Until {date}', { date })}</SoftTag>;
}
