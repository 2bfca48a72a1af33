import { useQuery } from '@apollo/client/react';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import type { ErrorCode } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { amountError } from '../../../components/campaign/dialogs/OfferDialog.tsx';
import { AppForm } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { DialogFormActions } from '../../../components/overlay/DialogForm.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { inUsd, parseMoney } from '../../../lib/format/formatMoney.ts';
import { onlyErrors } from '../../../lib/session/accountRules.ts';
import { ApplyNotes } from './ApplyNotes.tsx';
import { useApply } from './useApply.ts';

const ApplicantDocument = graphql(`
  query Applicant {
    me {
      id
      profile {
        id
        instagramUsername
        facebookUsername
        followers
        followersSource
      }
    }
  }
`);

type Props = {
  campaign: CampaignDetail;
  onClose: () => void;
  onLost: (say: () => void) => void;
  /** A gate closed in the meantime. */
  onRefused: (refusal: { code: ErrorCode; reason: string }) => void;
};

/** 'Remark': an optional message and, for who has a connected account without a number of its own, the followers. */
export function ApplyDialog({ campaign, onClose, onLost, onRefused }: Props) {
  const titleId = useId();
  const { data } = useQuery(ApplicantDocument);
  const { apply, failure } = useApply({ campaignId: campaign.id, onApplied: onClose, onLost, onRefused });
  const profile = data?.me?.profile;
  const connected = !!(profile?.instagramUsername || profile?.facebookUsername);
  const fixed = profile?.followersSource === 'PROVIDER';
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('Remark')}</DialogTitle>
      {profile ? (
        <AppForm
          initialValues={{ text: '', price: '', followers: String(profile.followers) }}
          validate={({ followers, price }) =>
            onlyErrors({
              followers: /^\d{1,9}$/.test(followers.trim()) ? undefined : t('Please enter a whole number'),
              price: price.trim() ? amountError(price) : undefined,
            })
          }
          onSubmit={({ text, price, followers }) =>
            apply(
              { text: text.trim() || null, price: inUsd(parseMoney(price)) },
              connected && !fixed && Number(followers) !== profile.followers ? Number(followers) : null,
            )
          }
        >
          <DialogContent sx={{ color: 'text.secondary' }}>
            {t('{name} reads this beside your profile.', { name: campaign.owner.fullName })}
            <ApplyNotes campaign={campaign} />
            <FormTextField
              name="text"
              keptAs={`apply.${campaign.id}`}
              label={t('Message (optional)')}
              multiline
              minRows={3}
              maxLength={2000}
              autoFocus
              sx={{ mt: 2 }}
            />
            {campaign.type === 'PAID' && !campaign.myInvitation && <PriceField />}
            {connected && (
              <FormTextField
                name="followers"
                label={t('Follower count')}
                disabled={fixed}
                helperText={fixed ? t('From your connected account') : t('From your connected account')}
                inputMode="numeric"
              />
            )}
            <FormError text={failure?.message} />
          </DialogContent>
          <DialogFormActions submit={t('Apply')} onClose={onClose} />
        </AppForm>
      ) : (
        <DialogContent>
          <TextSkeleton />
        </DialogContent>
      )}
    </Dialog>
  );
}

/** The applicant's own price: what the talk about the amount begins with. */
function PriceField() {
  return (
    <FormTextField
      name="price"
      label={t('Your price (optional)')}
      helperText={t('You agree on the final amount later.')}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">US$</InputAdornment> },
      }}
    />
  );
}
