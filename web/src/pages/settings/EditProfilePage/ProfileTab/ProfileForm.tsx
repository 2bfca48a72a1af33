import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ProfileField } from '../../../../__generated__/enums.ts';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { AppForm } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { formatTag } from '../../../../languages/spoken.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { forgetTexts } from '../../../../lib/form/savedTexts.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { campaignPath } from '../../../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { DoneDialog } from '../fields/DoneDialog.tsx';
import { AboutFields } from './AboutFields.tsx';
import { FacebookFields } from './FacebookFields.tsx';
import { InstagramFields } from './InstagramFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { SetFollowersDocument, UpdateProfileDocument } from './profileFormDocuments.ts';
import { type ProfileValues, profileErrors, toProfileInput, toProfileValues } from './profileValues.ts';
import { readUnsaved, UNSAVED, UnsavedNote } from './UnsavedNote.tsx';

type Props = { account: ProfileFormAccountFragment; campaignId: string | null };

export function ProfileForm({ account, campaignId }: Props) {
  const save = useSaveProfile(account);
  const navigate = useNavigate();
  const [missing, setMissing] = useState<readonly ProfileField[] | null>(null);
  const [initialValues] = useState(() => ({ ...toProfileValues(account), ...readUnsaved(account.id) }));

  const send = async (values: ProfileValues, { resetForm }: FormikHelpers<ProfileValues>) => {
    const saved = await save(values);
    forgetTexts(UNSAVED);
    if (saved) resetForm({ values: toProfileValues(saved) });
    setMissing(saved?.missingForApplying ?? []);
  };
  const { error, submit } = useSubmit({ errorsIn: profileErrors, send });
  const onDone = () => navigate(campaignId ? campaignPath(campaignId) : '/profile');

  return (
    <AppForm initialValues={initialValues} {...submit}>
      {campaignId && <ShowFirstNeeded />}
      <UnsavedNote account={account} />
      <PersonalFields account={account} needed={!!campaignId} />
      <AboutFields account={account} needed={!!campaignId} />
      <InstagramFields account={account} needed={!!campaignId} />
      <FacebookFields account={account} />
      <PriceFields />
      <FormError text={error} />
      <SaveBar />
      {missing && <ProfileUpdatedDialog missing={campaignId ? missing : []} onDone={() => void onDone()} />}
    </AppForm>
  );
}

/** Stays in sight at the foot: above the bottom bar of a phone. */
function SaveBar() {
  const { isSubmitting } = useFormikContext();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 2,
        py: 1.5,
        mt: 1,
        bgcolor: 'background.default',
        textAlign: 'right',
      }}
    >
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSubmitting}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {t('Update Account')}
      </Button>
    </Box>
  );
}

/** Brings the first highlighted field into sight, once. */
function ShowFirstNeeded() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const first = anchor.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    first?.scrollIntoView({ block: 'center' });
  }, []);
  return <span ref={anchor} hidden />;
}

/** Saves what the form holds and answers the account as it is then. Throws what the server refuses. */
function useSaveProfile(account: ProfileFormAccountFragment) {
  const [update] = useMutation(UpdateProfileDocument);
  const [setFollowers] = useMutation(SetFollowersDocument);
  const { profile } = account;
  const typesFollowers = !!profile.instagramUsername && profile.followersSource === 'SELF_REPORTED';

  return async (values: ProfileValues): Promise<ProfileFormAccountFragment | undefined> => {
    const followers = Number(values.followers || 0);
    if (typesFollowers && followers !== profile.followers)
      await setFollowers({ variables: { input: { followers } } });
    const { data } = await update({ variables: { input: toProfileInput(values) } });
    return data?.updateProfile.account;
  };
}

const words: Record<ProfileField, Text> = {
  FIRST: msg('first name'),
  LAST: msg('last name'),
  EMAIL: msg('email'),
  DATE_OF_BIRTH: msg('date of birth'),
  GENDER: msg('gender'),
  COUNTRY: msg('country'),
  BIO: msg('bio'),
  INSTAGRAM_PRICE: msg('price per Instagram post'),
};

const list = () => new Intl.ListFormat(formatTag(), { type: 'conjunction' });

type ProfileUpdatedDialogProps = {
  /** What applying still needs, when that is what the viewer came for. */
  missing: readonly ProfileField[];
  onDone: () => void;
};

function ProfileUpdatedDialog({ missing, onDone }: ProfileUpdatedDialogProps) {
  return (
    <DoneDialog title={t('Profile Updated!')} onDone={onDone}>
      <div>{t('Your account has been updated successfully.')}</div>
      {missing.length > 0 && (
        <Box sx={{ mt: 1 }}>
          {t('To apply, add: {format}.', {
            format: list().format(missing.map((field) => t(words[field]))),
          })}
        </Box>
      )}
    </DoneDialog>
  );
}
