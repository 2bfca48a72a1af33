import type { CampaignType } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { useToast } from '../../Toast.tsx';
import { useStep } from '../job/useStep.ts';
import { AmountDialog } from './AmountDialog.tsx';

const InviteDocument = graphql(`
  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {
    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) {
      id
    }
  }
`);

type Props = {
  campaign: { id: string; type: CampaignType };
  person: { id: string; first: string; fullName: string };
  onClose: () => void;
};

/** Calls somebody to apply. On paid campaigns with an amount, which becomes the first offer when they apply. */
export function InviteDialog({ campaign, person, onClose }: Props) {
  const toast = useToast();
  const { run, busy, failure } = useStep(InviteDocument);
  const invite = async (amountMinor: number | null) => {
    if (!(await run({ campaignId: campaign.id, influencerId: person.id, amountMinor }))) return;
    toast(amountMinor ? 'Offer amount successfully submitted' : `${person.fullName} is invited`);
    onClose();
  };
  if (campaign.type !== 'PAID') {
    return (
      <ConfirmDialog
        open
        title={`Invite ${person.fullName} to apply?`}
        busy={busy}
        error={failure?.message}
        onNo={onClose}
        onYes={() => invite(null)}
      >
        {person.first} is told at once and decides whether to apply.
      </ConfirmDialog>
    );
  }
  return (
    <AmountDialog
      title="Make Offer"
      text={`An invitation: the amount becomes your offer when ${person.first} applies. Nothing is charged before you pay.`}
      label="Offer amount"
      submit="Invite"
      failure={failure}
      onAmount={invite}
      onClose={onClose}
    />
  );
}
