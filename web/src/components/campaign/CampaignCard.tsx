import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import type { CampaignCardFragment } from '../../__generated__/graphql.ts';
import { campaignPath } from '../../lib/navigation/pagePaths.ts';
import { displayFont } from '../../lib/theme/theme.ts';
import { CardTitle, linkedCard } from '../display/linkedCard.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { StaffBadge } from '../people/StaffBadge.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';
import { campaignAmount, campaignFacts } from './campaignFacts.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { TypeTag } from './TypeTag.tsx';

/** Spread `...CampaignCard` in the list's query. */
export const CampaignCardDocument = graphql(`
  fragment CampaignCard on Campaign {
    id
    type
    title
    budget { amount currency }
    productValue { amount currency }
    countries { code name }
    minFollowers
    endsOn
    cover { id small medium }
    isFavourite
    isMine
    owner {
      id
      fullName
      isStaff
      avatar { id tiny small }
    }
  }
`);

type Props = {
  campaign: CampaignCardFragment;
  /** Where the card leads; its campaign page unless told otherwise. */
  to?: string;
  /** In place of the title of the campaign. */
  title?: string;
  /** Stands in place of the owner: `<CampaignBadge>` on own campaigns, `<StatusChip>` on own applications. */
  badge?: ReactNode;
  line?: string;
  /** For the first cards of a page. */
  eager?: boolean | 'first';
};

const heartOnHover = {
  '@media (hover: hover)': {
    '& .favourite[aria-pressed="false"]': { opacity: 0, transition: 'opacity 120ms' },
    '&:hover .favourite, &:focus-within .favourite': { opacity: '1 !important' },
  },
} as const;

/** A campaign as lists show it. The whole card is the link; a heart waits in its corner. */
export function CampaignCard({ campaign, to = campaignPath(campaign.id), title, badge, line, eager }: Props) {
  return (
    <Card component="article" sx={{ ...linkedCard, flexDirection: 'column', ...heartOnHover }}>
      <CampaignPicture picture={campaign.cover} eager={eager} />
      <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
        <TypeTag type={campaign.type} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, px: 2, pt: 1.5, pb: 1.75 }}>
        <CardTitle to={to}>{title ?? campaign.title}</CardTitle>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mt: 0.25, mb: 1.25 }}>
          {line ?? campaignFacts(campaign)}
        </Typography>
        <CardFoot campaign={campaign} badge={badge} />
      </Box>
      {!campaign.isMine && (
        <Box sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1 }}>
          <FavouriteButton campaign={campaign} />
        </Box>
      )}
    </Card>
  );
}

function CardFoot({ campaign, badge }: Pick<Props, 'campaign' | 'badge'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: badge ? 'wrap' : 'nowrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 'auto',
        minHeight: 28,
        containerType: 'inline-size',
      }}
    >
      <Box
        component="span"
        sx={{
          fontFamily: displayFont,
          fontWeight: 700,
          fontSize: campaign.type === 'PAID' ? 18 : 15,
          letterSpacing: '-0.01em',
          lineHeight: 1.2,
          flexShrink: 0,
        }}
      >
        {campaignAmount(campaign)}
      </Box>
      {badge ?? <CardOwner owner={campaign.owner} brief={campaign.type !== 'PAID'} />}
    </Box>
  );
}

/** `brief` where the words before it are long: on narrow cards the face alone. */
function CardOwner({ owner, brief }: { owner: CampaignCardFragment['owner']; brief: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <PersonAvatar name={owner.fullName} picture={owner.avatar} size={24} />
      <Typography
        variant="body2"
        component="span"
        noWrap
        sx={{
          color: 'text.secondary',
          '@container (max-width: 220px)': { display: brief ? 'none' : undefined },
        }}
      >
        {owner.fullName}
      </Typography>
      <StaffBadge person={owner} />
    </Box>
  );
}
