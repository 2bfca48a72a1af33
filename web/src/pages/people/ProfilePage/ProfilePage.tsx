import { useQuery } from '@apollo/client/react';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Instagram from '@mui/icons-material/Instagram';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftIcon } from '../../../components/display/SoftIcon.tsx';
import { Menu } from '../../../components/overlay/Menu.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { personPath } from '../../../lib/navigation/pagePaths.ts';
import { Link, Navigate } from '../../../routing/Link.tsx';
import { MediaKit } from '../shared/MediaKit.tsx';
import { ProfileSkeleton } from '../shared/ProfileSkeleton.tsx';
import { OwnCampaigns, useOwnCampaigns } from './OwnCampaigns.tsx';
import { OwnSide } from './OwnSide.tsx';

const OwnProfileDocument = graphql(`
  query OwnProfile {
    me {
      id
      profile { ...PersonDetails }
    }
  }
`);

export function Component() {
  const { data, error, refetch } = useQuery(OwnProfileDocument);
  const campaigns = useOwnCampaigns();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProfileSkeleton />;
  if (!data.me) return <Navigate to="/" replace />;
  const person = data.me.profile;
  return (
    <PageContainer>
      <MediaKit
        person={person}
        isOwn
        action={<EditMenu id={person.id} />}
        side={<OwnSide person={person} />}
        posts={person.instagramUsername ? undefined : <InstagramHint />}
        campaignCount={campaigns.list?.totalCount}
      >
        <OwnCampaigns campaigns={campaigns} />
      </MediaKit>
    </PageContainer>
  );
}

function EditMenu({ id }: { id: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const links = [
    { to: '/edit-profile', text: t('Edit Profile') },
    { to: '/edit-profile/setting', text: t('Settings') },
    { to: personPath(id), text: t('View as others see it') },
  ];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EditOutlined />}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Edit')}
      </Button>
      <Menu
        open={!!anchor}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {links.map(({ to, text }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const AddInstagramDialog = lazyPart(
  async () => (await import('../../../components/linking/AddInstagramDialog.tsx')).AddInstagramDialog,
);

/** For somebody without a linked Instagram account: says so, and links one without leaving the page. */
function InstagramHint() {
  const [adding, setAdding] = useState(false);
  return (
    <Card
      component="section"
      aria-label={t('Instagram')}
      sx={{ mt: 4, p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <SoftIcon tone="info" size={48} sx={{ borderRadius: '12px' }}>
        <Instagram />
      </SoftIcon>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="subtitle1" component="h2">
          {t('Instagram account not linked')}
        </Typography>
        <SecondaryText>{t('Please link your Instagram account to make your posts visible.')}</SecondaryText>
      </Box>
      <Button variant="outlined" onClick={() => setAdding(true)}>
        {t('Link Instagram')}
      </Button>
      {adding && <AddInstagramDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
