import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { ShareButtons } from '../../../components/campaign/share/ShareButtons.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { MessageButton } from '../../../components/messages/MessageButton.tsx';
import { FormDialog } from '../../../components/overlay/FormDialog.tsx';
import { SaveButton } from '../../../components/people/saving/SaveButton.tsx';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { personPath } from '../../../lib/navigation/pagePaths.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { useWhoAmI } from '../../../lib/session/useMe.ts';
import { PriceFrom } from './PriceFrom.tsx';

const InviteToCampaign = lazyPart(async () => (await import('./InviteToCampaign.tsx')).InviteToCampaign);

type Props = { person: PersonDetailsFragment };

/** What a person costs, and what a brand does next: invite, save, write, share. */
export function PersonOffer({ person }: Props) {
  return (
    <Card
      component="section"
      aria-label={t('Working with {fullName}', { fullName: person.fullName })}
      sx={{ p: 2.5 }}
    >
      <OfferedFrom person={person} />
      <SecondaryText sx={{ mb: 2 }}>
        {t('Price agreed before work starts. Held by Koli until you release it.')}
      </SecondaryText>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <InviteButton person={person} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: { md: 1 },
          '& > .MuiButton-root': { flex: '1 1 auto' },
        }}
      >
        <SaveButton person={person} withText />
        <MessageButton person={person} />
        <ShareButton person={person} />
      </Box>
    </Card>
  );
}

/** The same on phones, at the foot of the screen. */
export function PersonBar({ person }: Props) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        gap: 2,
        position: 'sticky',
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 1.25,
        mt: 3,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <OfferedFrom person={person} />
      <Box sx={{ flex: 1 }}>
        <InviteButton person={person} />
      </Box>
    </Box>
  );
}

/** 'From US$180'; nothing while they have named no price. */
export function OfferedFrom({ person: { priceFrom } }: Props) {
  if (!priceFrom) return null;
  return (
    <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      <PriceFrom price={priceFrom} size={24} />
    </Box>
  );
}

function InviteButton({ person }: Props) {
  const whoAmI = useWhoAmI();
  const auth = useAuthModal();
  const [inviting, setInviting] = useState(false);
  const onClick = async () => ((await whoAmI()) ? setInviting(true) : auth.open('login'));
  return (
    <>
      <Button variant="contained" size="large" fullWidth onClick={() => void onClick()}>
        {t('Invite to a campaign')}
      </Button>
      {inviting && <InviteToCampaign person={person} onClose={() => setInviting(false)} />}
    </>
  );
}

export function ShareButton({ person: { id, fullName } }: Props) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={t('Share {fullName}', { fullName })}
        onClick={() => setSharing(true)}
      >
        {t('Share')}
      </Button>
      {sharing && (
        <FormDialog title={t('Share {fullName}', { fullName })} onClose={() => setSharing(false)}>
          <ShareButtons title={fullName} path={personPath(id)} />
        </FormDialog>
      )}
    </>
  );
}
