import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CampaignPicture } from '../../../../components/campaign/CampaignPicture.tsx';
import { campaignAmount } from '../../../../components/campaign/campaignFacts.ts';
import { TypeTag } from '../../../../components/campaign/TypeTag.tsx';
import { RichText } from '../../../../components/display/RichText.tsx';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { WorkChecklist } from '../../../../components/work/WorkChecklist.tsx';
import { toWork } from '../../../../components/work/workValues.ts';
import { t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { genderNames } from '../../../../lib/format/choiceNames.ts';
import { formatAge, formatMinFollowers } from '../../../../lib/format/formatPeople.ts';
import { displayFont } from '../../../../lib/theme/theme.ts';
import type { CampaignValues } from '../campaignValues.ts';
import type { usePreview } from './usePreview.ts';

type Props = { values: CampaignValues; preview: ReturnType<typeof usePreview> };

export function DetailPreview({ values, preview }: Props) {
  const { card } = preview;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <CampaignPicture picture={card.cover} eager />
      {values.pictures.length > 1 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5, mt: 0.5 }}>
          {values.pictures.slice(1, 5).map((picture) => (
            <CampaignPicture key={picture.id} picture={picture} eager />
          ))}
        </Box>
      )}
      <Box sx={{ p: 2.5 }}>
        <TypeTag type={card.type} />
        <Typography variant="h4" component="p" sx={{ mt: 1.25 }}>
          {card.title}
        </Typography>
        <Typography component="p" sx={{ mt: 0.75, fontFamily: displayFont, fontWeight: 700, fontSize: 20 }}>
          {campaignAmount(card)}
        </Typography>
        <SecondaryText sx={{ mt: 0.75 }}>{preview.when}</SecondaryText>
        <Facts values={values} preview={preview} />
        {values.detailsHtml && (
          <Box sx={{ mt: 2 }}>
            <RichText html={values.detailsHtml} />
          </Box>
        )}
        {values.brief && (
          <Box sx={{ mt: 2 }}>
            <WorkChecklist work={toWork(values.brief, values.type)} owner={card.owner.fullName} />
          </Box>
        )}
      </Box>
    </Card>
  );
}

function Facts({ values, preview }: Props) {
  const age = formatAge(preview.minAge, preview.maxAge);
  const followers = formatMinFollowers(Number(values.minFollowers));
  const facts = [
    values.gender === 'ANY' ? t('Any gender') : t(genderNames[values.gender]),
    age === t('Any') ? t('Any age') : age,
    followers === t('Any') ? t('Any followers') : t('{followers} followers', { followers }),
    ...preview.categories.map(({ name }) => categoryName(name)),
    ...values.hashtags.map((word) => `#${word}`),
    ...values.tags,
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.5 }}>
      {facts.map((fact) => (
        <Chip key={fact} size="small" variant="outlined" label={fact} />
      ))}
    </Box>
  );
}
