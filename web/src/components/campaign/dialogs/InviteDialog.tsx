import type { CampaignType } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { useToast } from '../../overlay/Toast.tsx';
import { useStep } from '../job/useStep.ts';
import { AmountDialog } from './AmountDialog.tsx';

const InviteDocument = graphql(`
  mutation Invite($campaignId: ID!, $influencerId: ID!, $amountMinor: MinorUnits) {
    invite(campaignId: $campaignId, influencerId: $influencerId, amountMinor: $amountMinor) { id }
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
    toast(
      amountMinor
        ? t('Offer amount successfully submitted')
        : t('{fullName} is invited', { fullName: person.fullName }),
    );
    onClose();
  };
  if (campaign.type !== 'PAID') {
    return (
      <ConfirmDialog
        open
        title={t('Invite {fullName} to apply?', { fullName: person.fullName })}
        busy={busy}
        error={failure?.message}
        onNo={onClose}
        onYes={() => invite(null)}
      >
        {t('{first} is told at once and decides whether to apply.', { first: person.first })}
      </ConfirmDialog>
    );
  }
  return (
    <AmountDialog
      title={t('Make Offer')}
      text={t(
        'An invitation: the amount becomes your offer when {first} applies. Nothing is charged before you pay.',
        { first: person.first },
      )}
      label={t('Offer amount')}
      submit={t('Invite')}
      failure={failure}
      onAmount={invite}
      onClose={onClose}
    />
  );
}
