import type { CampaignType } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { inUsd } from '../../../lib/format/formatMoney.ts';
import { useStep } from '../job/useStep.ts';
import { AmountDialog } from './OfferDialog.tsx';
import { StepQuestion } from './StepQuestion.tsx';

const InviteDocument = graphql(`
  mutation Invite($input: InviteInput!) {
    invite(input: $input) { invitation { id } }
  }
`);

type Props = {
  campaign: { id: string; type: CampaignType };
  person: { id: string; first: string; fullName: string };
  onClose: () => void;
};

/** Calls somebody to apply. On paid campaigns with an amount, which becomes the first offer when they apply. */
export function InviteDialog({ campaign, person, onClose }: Props) {
  const { finish, failure } = useStep(InviteDocument);
  const { first, fullName } = person;
  const invitation = { campaignId: campaign.id, influencerId: person.id };
  if (campaign.type !== 'PAID') {
    return (
      <StepQuestion
        mutation={InviteDocument}
        input={{ ...invitation, amount: null }}
        title={t('Invite {fullName} to apply?', { fullName })}
        done={t('{fullName} is invited', { fullName })}
        onClose={onClose}
      >
        {t("We'll notify {first}, who can then decide whether to apply.", { first })}
      </StepQuestion>
    );
  }
  return (
    <AmountDialog
      title={t('Make Offer')}
      text={t(
        'An invitation: the amount becomes your offer when {first} applies. Nothing is charged before you pay.',
        { first },
      )}
      submit={t('Invite')}
      payer={null}
      failure={failure}
      onAmount={(amount) =>
        finish(
          { ...invitation, amount: inUsd(amount) },
          { said: t('Offer amount successfully submitted'), onDone: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
