import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { FeaturedCampaignFragment, FeaturedPersonFragment } from '../../../../__generated__/graphql.ts';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { DialogForm } from '../../../../components/overlay/DialogForm.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { DecisionDialog } from '../parts/Decision.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow, RowPicture } from './ManageRow.tsx';
import { SearchPick } from './SearchPick.tsx';

const FeaturedDocument = graphql(`
  query DeskFeatured {
    campaigns(filter: { featured: true }, first: 50) {
      totalCount
      nodes { ...FeaturedCampaign }
    }
    influencers(filter: { featured: true }, first: 50) {
      totalCount
      nodes { ...FeaturedPerson }
    }
  }
  fragment FeaturedCampaign on Campaign {
    id
    title
    featurePosition
    cover { id small }
    owner { id fullName }
  }
  fragment FeaturedPerson on Profile {
    id
    fullName
    username
    avatar { id tiny small }
  }
`);
const FindCampaignsDocument = graphql(`
  query DeskFindCampaigns($search: String!) {
    campaigns(filter: { search: $search }, first: 6) { nodes { ...FeaturedCampaign } }
  }
`);
const FindPeopleDocument = graphql(`
  query DeskFindInfluencers($search: String!) {
    influencers(filter: { search: $search }, first: 6) { nodes { ...FeaturedPerson } }
  }
`);
const FeatureCampaignDocument = graphql(`
  mutation DeskFeatureCampaign($input: FeatureCampaignInput!) {
    featureCampaign(input: $input) { campaign { id featurePosition } }
  }
`);
const FeatureInfluencerDocument = graphql(`
  mutation DeskFeatureInfluencer($input: FeatureInfluencerInput!) {
    featureInfluencer(input: $input) { profileId }
  }
`);

type Named = { id: string; name: string; position?: number | null | undefined };
type Open =
  | { what: 'place'; campaign: Named }
  | { what: 'drop'; campaign: Named }
  | { what: 'person'; person: Named; featured: boolean };

/** What the front page and the page of featured influencers show. */
export default function Featured() {
  const { data, error, refetch } = useQuery(FeaturedDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = async () => void (await refetch());
  const campaignRow = (
    { id, title, owner, cover, featurePosition }: FeaturedCampaignFragment,
    isListed: boolean,
  ) => {
    const campaign = { id, name: title, position: featurePosition };
    return (
      <ManageRow
        key={id}
        picture={<RowPicture src={cover?.small} />}
        title={isListed ? `${featurePosition ?? ''}. ${title}` : title}
        line={owner.fullName}
        actions={
          <>
            <Button size="small" variant="outlined" onClick={() => setOpen({ what: 'place', campaign })}>
              {isListed ? 'Change position' : 'Feature campaign'}
            </Button>
            {isListed && (
              <Button size="small" color="inherit" onClick={() => setOpen({ what: 'drop', campaign })}>
                Remove
              </Button>
            )}
          </>
        }
      />
    );
  };
  const personRow = ({ id, fullName, username, avatar }: FeaturedPersonFragment, isListed: boolean) => (
    <ManageRow
      key={id}
      picture={<PersonAvatar name={fullName} picture={avatar} />}
      title={<PersonLink id={id} name={fullName} />}
      line={username && `@${username}`}
      actions={
        <Button
          size="small"
          {...(isListed ? { color: 'inherit' } : { variant: 'outlined' })}
          onClick={() => setOpen({ what: 'person', person: { id, name: fullName }, featured: !isListed })}
        >
          {isListed ? 'Remove' : 'Feature influencer'}
        </Button>
      }
    />
  );
  return (
    <ManageFrame title="Featured" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <ManageList
        title="Campaigns"
        aside="In this order on the front page"
        list={data?.campaigns}
        error={error}
        onRetry={refetch}
        empty="No featured campaigns."
        hint="Add one below."
        below={
          <SearchPick label="Find a campaign to feature" document={FindCampaignsDocument}>
            {({ campaigns }) => campaigns.nodes.map((campaign) => campaignRow(campaign, false))}
          </SearchPick>
        }
      >
        {(campaign) => campaignRow(campaign, true)}
      </ManageList>
      <ManageList
        title="Influencers"
        list={data?.influencers}
        error={error}
        onRetry={refetch}
        empty="No featured influencers."
        hint="Add one below."
        below={
          <SearchPick label="Find an influencer to feature" document={FindPeopleDocument}>
            {({ influencers }) => influencers.nodes.map((person) => personRow(person, false))}
          </SearchPick>
        }
      >
        {(person) => personRow(person, true)}
      </ManageList>
      {open?.what === 'place' && <PlaceDialog campaign={open.campaign} onClose={close} onDone={done} />}
      {open?.what === 'drop' && <DropDialog campaign={open.campaign} onClose={close} onDone={done} />}
      {open?.what === 'person' && <PersonDialog {...open} onClose={close} onDone={done} />}
    </ManageFrame>
  );
}

type DialogProps = { onClose: () => void; onDone: () => Promise<void> };

function PlaceDialog({ campaign, onClose, onDone }: DialogProps & { campaign: Named }) {
  const [feature] = useMutation(FeatureCampaignDocument);
  const toast = useToast();
  const { error, submit } = useSubmit({
    errorsIn: ({ position, reason }: { position: string; reason: string }) => ({
      ...(!/^[1-9]\d{0,5}$/.test(position.trim()) && { position: 'Enter a number from 1.' }),
      ...(reason.trim() === '' && { reason: 'Give a reason.' }),
    }),
    send: async ({ position, reason }) => {
      await feature({ variables: { input: { id: campaign.id, position: Number(position), reason } } });
      await onDone();
      toast(`Featured: ${campaign.name}`);
      onClose();
    },
  });
  return (
    <DialogForm
      title={`Feature ${campaign.name}?`}
      submit="Feature campaign"
      cancel="Go back"
      error={error}
      onClose={onClose}
      initialValues={{ position: String(campaign.position ?? 1), reason: '' }}
      {...submit}
    >
      It is shown on the front page, lowest position first.
      <FormTextField name="position" label="Position" inputMode="numeric" />
      <FormTextField name="reason" label="Reason, for the record" maxLength={1_000} multiline minRows={2} />
    </DialogForm>
  );
}

function DropDialog({ campaign, onClose, onDone }: DialogProps & { campaign: Named }) {
  const [feature] = useMutation(FeatureCampaignDocument);
  const toast = useToast();
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        label: 'Remove from featured',
        effect: `${campaign.name} is no longer among the featured campaigns. It stays open.`,
        reason: { label: 'Reason, for the record' },
        run: async (reason) => {
          await feature({ variables: { input: { id: campaign.id, position: null, reason } } });
          await onDone();
          toast(`Removed: ${campaign.name}`);
        },
      }}
    />
  );
}

function PersonDialog(props: DialogProps & { person: Named; featured: boolean }) {
  const { person, featured, onClose, onDone } = props;
  const [feature] = useMutation(FeatureInfluencerDocument);
  const toast = useToast();
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        label: featured ? 'Feature influencer' : 'Remove from featured',
        effect: featured
          ? `${person.name} is shown among the featured influencers.`
          : `${person.name} is no longer among the featured influencers. The profile stays.`,
        reason: { label: 'Reason, for the record' },
        run: async (reason) => {
          await feature({ variables: { input: { profileId: person.id, featured, reason } } });
          await onDone();
          toast(`${featured ? 'Featured' : 'Removed'}: ${person.name}`);
        },
      }}
    />
  );
}
