import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { graphql } from '../../../__generated__/gql.ts';
import type { UseCardFragment } from '../../../__generated__/graphql.ts';
import { CardTitle, linkedCard } from '../../../components/display/linkedCard.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag, type Tone } from '../../../components/display/SoftTag.tsx';
import { channelNames } from '../../../components/work/workNames.ts';
import { t } from '../../../languages/t.ts';
import { nameOfCountry } from '../../../lib/format/countryNames.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { useNow } from '../../../lib/format/useNow.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';

export const UseCardDocument = graphql(`
  fragment UseCard on WorkUse {
    id
    channels
    countries
    beginsAt
    endsAt
    isOver
    remark {
      id
      mySide
      applicant { id fullName }
      campaign {
        id
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
      <CardTitle to={applicationPath(remark.id)}>{campaign.title}</CardTitle>
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
      </Box>
    </Card>
  );
}

function EndTag({ use: { endsAt, isOver } }: { use: Pick<UseCardFragment, 'endsAt' | 'isOver'> }) {
  const now = useNow();
  if (!endsAt) return <SoftTag tone="success">{t('No end date')}</SoftTag>;
  const date = formatDate(endsAt);
  if (isOver) return <SoftTag>{t('Ended {date}', { date })}</SoftTag>;
  const isSoon = new Date(endsAt).getTime() - now.getTime() <= SOON;
  const tone: Tone = isSoon ? 'warning' : 'success';
  return <SoftTag tone={tone}>{t('Until {date}', { date })}</SoftTag>;
}
