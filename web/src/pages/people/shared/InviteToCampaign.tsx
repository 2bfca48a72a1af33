import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { OpenCampaignsQuery } from '../../../__generated__/graphql.ts';
import { InviteDialog } from '../../../components/campaign/dialogs/InviteDialog.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormDialog } from '../../../components/overlay/FormDialog.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { typeNames } from '../../../lib/format/choiceNames.ts';
import { Link } from '../../../routing/Link.tsx';

const OpenCampaignsDocument = graphql(`
  query OpenCampaigns {
    myCampaigns(filter: { states: [OPEN] }, first: 100) {
      nodes { id type title }
    }
  }
`);

type Campaign = OpenCampaignsQuery['myCampaigns']['nodes'][number];

type Props = { person: { id: string; first: string; fullName: string }; onClose: () => void };

/** Asks for which open campaign of the viewer, then invites. */
export function InviteToCampaign({ person, onClose }: Props) {
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const { data, error } = useQuery(OpenCampaignsDocument, { fetchPolicy: 'network-only' });
  if (campaign) return <InviteDialog campaign={campaign} person={person} onClose={onClose} />;
  const campaigns = data?.myCampaigns.nodes;
  return (
    <FormDialog title={t('Invite {fullName}', { fullName: person.fullName })} onClose={onClose}>
      {!campaigns && !error && <Skeleton variant="rounded" height={96} />}
      <FormError text={error ? toFailure(error).message : null} />
      {campaigns?.length === 0 && (
        <Box>
          <SecondaryText sx={{ mb: 2 }}>
            {t('You have no open campaign. Post one, and invite as soon as it is approved.')}
          </SecondaryText>
          <Button variant="contained" component={Link} to="/my-campaigns">
            {t('See your campaigns')}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {campaigns?.map((one) => (
          <Button
            key={one.id}
            variant="outlined"
            color="inherit"
            onClick={() => setCampaign(one)}
            sx={{ justifyContent: 'space-between', gap: 2, minHeight: 48, textAlign: 'start' }}
          >
            <span>{one.title}</span>
            <SecondaryText sx={{ flexShrink: 0 }}>{t(typeNames[one.type])}</SecondaryText>
          </Button>
        ))}
      </Box>
    </FormDialog>
  );
}
