import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { campaignAmount } from '../../../components/campaign/campaignFacts.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { campaignHead } from '../../../components/campaign/detail/campaignHead.ts';
import { TypeTag } from '../../../components/campaign/TypeTag.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PressableTag, Tag } from '../../../components/display/Tag.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { genderNames } from '../../../lib/format/choiceNames.ts';
import { useReadersTime } from '../../../lib/format/drawing.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatAge, formatCountries, formatMinFollowers } from '../../../lib/format/formatPeople.ts';
import { displayFont } from '../../../lib/theme/theme.ts';
import { Link } from '../../../routing/Link.tsx';

export function CampaignHead({ campaign }: { campaign: CampaignDetail }) {
  useReadersTime();
  return (
    <Box component="header" sx={{ mt: 3 }}>
      <PageHead {...campaignHead(campaign)} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ pt: 0.25 }}>
          <TypeTag type={campaign.type} />
        </Box>
        <Box
          component="p"
          sx={{
            m: 0,
            fontFamily: displayFont,
            fontWeight: 700,
            fontSize: campaign.type === 'PAID' ? { xs: 26, md: 32 } : { xs: 20, md: 24 },
            letterSpacing: '-0.02em',
            lineHeight: 1.1,
            textAlign: 'right',
          }}
        >
          {campaignAmount(campaign)}
        </Box>
      </Box>
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        {campaign.title}
      </Typography>
      <SecondaryText sx={{ mt: 1 }}>
        {t('Posted {date} · Ending on {date2} · {formatCountries}', {
          date: formatDate(campaign.createdAt),
          date2: formatDate(campaign.endsOn),
          formatCountries: formatCountries(campaign.countries),
        })}
      </SecondaryText>
      <CampaignFactChips campaign={campaign} />
    </Box>
  );
}

/** '18-24', 'Any age', 'Below 13'. */
const age = ({ minAge, maxAge }: CampaignDetail) => {
  const text = formatAge(minAge, maxAge);
  return text === t('Any') ? t('Any age') : text;
};

function CampaignFactChips({ campaign }: { campaign: CampaignDetail }) {
  const facts: [meaning: string, text: string][] = [
    [t('Preferred gender'), campaign.gender === 'ANY' ? t('Any gender') : t(genderNames[campaign.gender])],
    [t('Influencer age'), age(campaign)],
    [
      t('Min followers'),
      t('{followers} followers', { followers: formatMinFollowers(campaign.minFollowers) }),
    ],
  ];
  return (
    <PlainList
      label={t('Looking for')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '& > li': { maxWidth: 1, minWidth: 0 } }}
    >
      {facts.map(([meaning, text]) => (
        <li key={meaning}>
          <Tag title={meaning}>{text}</Tag>
        </li>
      ))}
      {campaign.categories.map(({ id, name, slug }) => (
        <li key={id}>
          <PressableTag component={Link} to={`/campaigns?category=${encodeURIComponent(slug)}`}>
            {categoryName(name)}
          </PressableTag>
        </li>
      ))}
      {[...new Set([...campaign.hashtags.map((word) => `#${word}`), ...campaign.tags])].map((word) => (
        <li key={word}>
          <Tag>{word}</Tag>
        </li>
      ))}
    </PlainList>
  );
}
