import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { SuggestedUsersQuery } from '../../../__generated__/graphql.ts';
import { spoken } from '../../../languages/spoken.ts';
import { msg, t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { countryName } from '../../../lib/format/countryNames.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { SoftTag } from '../../display/SoftTag.tsx';
import { pageInput } from '../../list/PagedList.tsx';
import { MessageButton } from '../../messages/MessageButton.tsx';
import { InviteDialog } from '../dialogs/InviteDialog.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PersonEntry } from './PersonEntry.tsx';
import { type PanelProps, PEOPLE_SIZE, sortFor } from './peopleChoices.ts';
import { usePresence } from './usePresence.ts';
import { WithdrawInvitation } from './WithdrawInvitation.tsx';

const SuggestedUsersDocument = graphql(`
  query SuggestedUsers($campaignId: ID!, $sort: PeopleSort, $first: Int, $offset: Int) {
    suggestedUsers(campaignId: $campaignId, sort: $sort, first: $first, offset: $offset) {
      totalCount
      nodes {
        reason
        sharedInterests
        isInCountry
        profile {
          id
          first
          fullName
          isStaff
          username
          followers
          followersUnverified
          reputation { ...Figures }
          country { code name }
          avatar { id tiny small }
        }
        invitation {
          id
          state
          amount { amount currency }
          permissions {
            withdraw { allowed }
          }
        }
      }
    }
  }
`);

type Suggested = SuggestedUsersQuery['suggestedUsers']['nodes'][number];

export function SuggestedPanel({ campaign, choices, onPage }: PanelProps) {
  const [inviting, setInviting] = useState<Suggested['profile'] | null>(null);
  const { data, error, refetch } = useQuery(SuggestedUsersDocument, {
    variables: {
      campaignId: campaign.id,
      sort: sortFor('suggested', choices.order),
      ...pageInput({ page: choices.page, size: PEOPLE_SIZE }),
    },
  });
  usePresence(data?.suggestedUsers.nodes.map(({ profile }) => profile));
  return (
    <>
      {campaign.state !== 'OPEN' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {campaign.state === 'AWARDED'
            ? t("The campaign has ended, so you can't invite anyone.")
            : t('You can invite them once the campaign is open.')}
        </Typography>
      )}
      <PeopleList
        label={msg('Suggested')}
        empty={msg('Suggested User not found')}
        hint={msg('Try other categories or countries, or fewer followers.')}
        list={data?.suggestedUsers}
        error={error}
        choices={choices}
        onPage={onPage}
        onRetry={() => refetch()}
      >
        {(row) => (
          <PersonEntry
            key={row.profile.id}
            person={row.profile}
            view={choices.view}
            status={row.invitation && <InvitationTag invitation={row.invitation} />}
            actions={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: 1 }}>
                <MessageButton person={row.profile} />
                {row.invitation?.permissions.withdraw.allowed && (
                  <WithdrawInvitation invitationId={row.invitation.id} person={row.profile} />
                )}
                {canInvite(row) && campaign.state === 'OPEN' && (
                  <Button variant="outlined" onClick={() => setInviting(row.profile)}>
                    {campaign.type === 'PAID' ? t('Make Offer') : t('Invite')}
                  </Button>
                )}
              </Box>
            }
          >
            {whyItFits(row)}
          </PersonEntry>
        )}
      </PeopleList>
      {inviting && <InviteDialog campaign={campaign} person={inviting} onClose={() => setInviting(null)} />}
    </>
  );
}

/** Nobody is asked again who has declined. */
const canInvite = ({ invitation }: Suggested) => !invitation || invitation.state === 'WITHDRAWN';

function InvitationTag({
  invitation: { state, amount },
}: {
  invitation: NonNullable<Suggested['invitation']>;
}) {
  if (state === 'DECLINED') return <SoftTag>{t('Invitation declined')}</SoftTag>;
  if (state === 'WITHDRAWN') return <SoftTag>{t('Invitation withdrawn')}</SoftTag>;
  const text = amount ? t('Invited · {amount}', { amount: formatMoney(amount) }) : t('Invited');
  return <SoftTag tone="warning">{text}</SoftTag>;
}

type Reason = Pick<Suggested, 'reason' | 'sharedInterests' | 'isInCountry'> & {
  profile: Pick<Suggested['profile'], 'followers' | 'country'>;
};

/** Why somebody is suggested, in the language of the page: 'Food · Singapore · 24.1k followers'. */
export function whyItFits({ reason, sharedInterests, isInCountry, profile }: Reason): string {
  if (spoken() === 'en') return reason;
  const country = isInCountry && profile.country ? [countryName(profile.country)] : [];
  const followers = t('{followers} followers', { followers: formatFollowers(profile.followers) });
  return [...sharedInterests.map(categoryName), ...country, followers].join(' · ');
}
