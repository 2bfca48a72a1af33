import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../../__generated__/gql.ts';
import type { HeroCampaignsQuery } from '../../../__generated__/graphql.ts';
import { Drawing } from '../../../components/Drawing.tsx';
import { PersonAvatar } from '../../../components/PersonAvatar.tsx';
import { formatMoney } from '../../../lib/formatMoney.ts';

const HeroCampaignsDocument = graphql(`
  query HeroCampaigns {
    campaigns(filter: { types: [PAID] }, sort: PRICE_HIGH_TO_LOW, page: { limit: 24 }) {
      items {
        id
        title
        budget {
          minorUnits
          currency
        }
        categories {
          id
        }
        cover {
          id
          medium
          large
        }
        owner {
          id
          fullName
          avatar {
            id
            tiny
            small
          }
        }
      }
    }
  }
`);

type Campaign = HeroCampaignsQuery['campaigns']['items'][number];

const collage = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(12, minmax(0, 1fr))',
  height: { xs: 300, sm: 400, md: 440 },
  '& > :nth-of-type(1)': { gridArea: '1 / 1 / 9 / 2' },
  '& > :nth-of-type(2)': { gridArea: '1 / 2 / 7 / 3' },
  '& > :nth-of-type(3)': { gridArea: '9 / 1 / 13 / 2' },
  '& > :nth-of-type(4)': { gridArea: '7 / 2 / 13 / 3' },
} as const;

/** Four pictures of open campaigns, each of another subject. */
export function HeroPictures() {
  const { data, loading } = useQuery(HeroCampaignsDocument);
  const campaigns = ofDifferentSubjects(data?.campaigns.items ?? []).slice(0, 4);
  if (!loading && campaigns.length < 4) return <Drawings />;
  if (campaigns.length < 4) {
    return (
      <Box sx={collage} aria-hidden>
        {[0, 1, 2, 3].map((key) => (
          <Skeleton key={key} component="div" variant="rounded" height="100%" sx={{ borderRadius: '16px' }} />
        ))}
      </Box>
    );
  }
  return (
    <Box sx={collage}>
      {campaigns.map((campaign, index) => (
        <Tile key={campaign.id} campaign={campaign}>
          {index === 0 && <Offers campaign={campaign} />}
          {index === 3 && <HeldNote />}
        </Tile>
      ))}
    </Box>
  );
}

/** What stands in while there are too few campaigns. */
function Drawings() {
  return (
    <Box sx={collage} aria-hidden>
      {drawings.map(({ name, ground }) => (
        <Box key={name} sx={{ display: 'grid', placeItems: 'center', borderRadius: '16px', bgcolor: ground }}>
          <Drawing name={name} />
        </Box>
      ))}
    </Box>
  );
}

const drawings = [
  { name: 'bowl', ground: 'warning.soft' },
  { name: 'people', ground: 'primary.soft' },
  { name: 'letter', ground: 'info.soft' },
  { name: 'coins', ground: 'success.soft' },
] as const;

/** The first campaign of each subject, then the others. */
function ofDifferentSubjects(campaigns: readonly Campaign[]): Campaign[] {
  const seen = new Set<string>();
  const isFirst = (campaign: Campaign) => {
    const subject = campaign.categories[0]?.id ?? '';
    if (seen.has(subject)) return false;
    seen.add(subject);
    return true;
  };
  const pictured = campaigns.filter((campaign) => campaign.cover);
  const firsts = pictured.filter(isFirst);
  return [...firsts, ...pictured.filter((campaign) => !firsts.includes(campaign))];
}

function Tile({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={`/campaigndetail/${campaign.id}`}
      aria-label={campaign.title}
      sx={{
        position: 'relative',
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'divider',
        minHeight: 0,
      }}
    >
      <img
        src={campaign.cover?.medium}
        alt=""
        style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
      {children}
    </Box>
  );
}

const note = {
  position: 'absolute',
  left: 12,
  bottom: 12,
  maxWidth: 'calc(100% - 24px)',
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderRadius: '10px',
  bgcolor: 'background.paper',
  boxShadow: '0 8px 24px -14px rgb(0 0 0 / 0.5)',
  fontSize: 14,
} as const;

function Offers({ campaign }: { campaign: Campaign }) {
  return (
    <Box sx={note}>
      <PersonAvatar name={campaign.owner.fullName} picture={campaign.owner.avatar} size={28} />
      <span>
        <b>{campaign.owner.fullName}</b> pays {campaign.budget && formatMoney(campaign.budget)}
      </span>
    </Box>
  );
}

function HeldNote() {
  return (
    <Box sx={note}>
      <Box
        component="span"
        sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'success.main', flexShrink: 0 }}
      />
      Held until the work is done
    </Box>
  );
}
