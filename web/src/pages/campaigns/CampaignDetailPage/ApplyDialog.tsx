import { useQuery } from '@apollo/client/react';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ErrorCode } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { SoftNote } from '../../../components/display/SoftNote.tsx';
import { AppForm } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { DialogFormActions } from '../../../components/overlay/DialogForm.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { formatCountries } from '../../../lib/format/formatPeople.ts';
import { PayoutNote } from './PayoutNote.tsx';
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
        country { code }
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
          initialValues={{ text: '', followers: String(profile.followers) }}
          validate={({ followers }) =>
            /^\d{1,9}$/.test(followers.trim()) ? {} : { followers: t('Please enter a whole number') }
          }
          onSubmit={({ text, followers }) =>
            apply(
              text,
              connected && !fixed && Number(followers) !== profile.followers ? Number(followers) : null,
            )
          }
        >
          <DialogContent sx={{ color: 'text.secondary' }}>
            {t('{name} reads this beside your profile.', { name: campaign.owner.fullName })}
            <Elsewhere campaign={campaign} country={profile.country?.code} />
            <PayoutNote campaign={campaign} sx={{ mt: 1.5 }} />
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
            {connected && (
              <FormTextField
                name="followers"
                label={t('Follower count')}
                disabled={fixed}
                helperText={fixed ? t('As your connected account says') : t('Of your connected account')}
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

/** Who lives elsewhere may apply all the same, and should know before. */
function Elsewhere({ campaign, country }: { campaign: CampaignDetail; country: string | undefined }) {
  const { countries, owner } = campaign;
  if (!country || countries.length === 0 || countries.some(({ code }) => code === country)) return null;
  const values = { name: owner.fullName, countries: formatCountries(countries) };
  return (
    <SoftNote sx={{ mt: 1.5, py: 1.25 }}>
      {t('{name} looks for influencers in other countries than yours: {countries}.', values)}
    </SoftNote>
  );
}
