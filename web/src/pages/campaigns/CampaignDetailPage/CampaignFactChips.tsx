import Box from '@mui/material/Box';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetail.ts';
import { PressableTag, Tag } from '../../../components/display/Tag.tsx';
import { msg, t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { formatAge, formatMinFollowers } from '../../../lib/format/formatPeople.ts';
import { Link } from '../../../routing/Link.tsx';

const genders = {
  ANY: msg('Any gender'),
  MALE: msg('Male'),
  FEMALE: msg('Female'),
  OTHERS: msg('Others'),
} as const;

/** '18-24', 'Any age', 'Below 13'. */
const age = ({ minAge, maxAge }: CampaignDetail) => {
  const text = formatAge(minAge, maxAge);
  return text === t('Any') ? t('Any age') : text;
};

/** Whom the campaign looks for, its subjects and its hashtags. */
export function CampaignFactChips({ campaign }: { campaign: CampaignDetail }) {
  const facts: [meaning: string, text: string][] = [
    [t('Preferred gender'), t(genders[campaign.gender])],
    [t('Influencer age'), age(campaign)],
    [
      t('Min followers'),
      t('{followers} followers', { followers: formatMinFollowers(campaign.minFollowers) }),
    ],
  ];
  return (
    <Box
      component="ul"
      aria-label={t('Looking for')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        listStyle: 'none',
        m: 0,
        p: 0,
        mt: 2,
        '& > li': { maxWidth: 1, minWidth: 0 },
      }}
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
    </Box>
  );
}
