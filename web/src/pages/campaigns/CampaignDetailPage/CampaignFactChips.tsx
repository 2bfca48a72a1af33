import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetail.ts';
import { formatAge, formatMinFollowers } from '../../../lib/formatPeople.ts';

const genders = { ANY: 'Any gender', MALE: 'Male', FEMALE: 'Female', OTHERS: 'Others' } as const;

/** '18-24', 'Any age', 'Below 13'. */
const age = ({ minAge, maxAge }: CampaignDetail) => {
  const text = formatAge(minAge, maxAge);
  return text === 'Any' ? 'Any age' : text;
};

const chip = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  height: 34,
  px: 0.5,
  fontSize: 14,
} as const;

/** Whom the campaign looks for, its subjects and its hashtags. */
export function CampaignFactChips({ campaign }: { campaign: CampaignDetail }) {
  const facts: [meaning: string, text: string][] = [
    ['Preferred gender', genders[campaign.gender]],
    ['Influencer age', age(campaign)],
    ['Min followers', `${formatMinFollowers(campaign.minFollowers)} followers`],
  ];
  return (
    <Box
      component="ul"
      aria-label="Looking for"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, mt: 2 }}
    >
      {facts.map(([meaning, text]) => (
        <li key={meaning}>
          <Chip variant="outlined" label={text} title={meaning} sx={chip} />
        </li>
      ))}
      {campaign.categories.map(({ id, name, slug }) => (
        <li key={id}>
          <Chip
            variant="outlined"
            clickable
            component={Link}
            to={`/campaigns?category=${encodeURIComponent(slug)}`}
            label={name}
            sx={chip}
          />
        </li>
      ))}
      {[...new Set([...campaign.hashtags.map((word) => `#${word}`), ...campaign.tags])].map((word) => (
        <li key={word}>
          <Chip variant="outlined" label={word} sx={chip} />
        </li>
      ))}
    </Box>
  );
}
