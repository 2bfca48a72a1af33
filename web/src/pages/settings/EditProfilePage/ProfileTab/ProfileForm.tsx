import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ProfileField } from '../../../../__generated__/enums.ts';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { FocusFirstError } from '../../../../components/form/FocusFirstError.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { forgetTexts } from '../../../../lib/form/savedTexts.ts';
import { useServerErrors } from '../../../../lib/form/useServerErrors.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { AboutFields } from './AboutFields.tsx';
import { FacebookFields } from './FacebookFields.tsx';
import { InstagramFields } from './InstagramFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { ProfileUpdatedDialog } from './ProfileUpdatedDialog.tsx';
import { SetFollowersDocument, UpdateProfileDocument } from './profileFormDocuments.ts';
import { type ProfileValues, profileErrors, toProfileInput, toProfileValues } from './profileValues.ts';
import { readUnsaved, UNSAVED, UnsavedNote } from './UnsavedNote.tsx';

type Props = {
  account: ProfileFormAccountFragment;
  campaignId: string | null;
};

/** Members of the server's input whose names differ from the form's. */
const formNames: Record<string, keyof ProfileValues> = {
  instagramPriceMinor: 'instagramPrice',
  facebookPriceMinor: 'facebookPrice',
};

export function ProfileForm({ account, campaignId }: Props) {
  const save = useSaveProfile(account);
  const navigate = useNavigate();
  const { refuse, errorsOf } = useServerErrors();
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly ProfileField[] | null>(null);
  const [initialValues] = useState(() => ({ ...toProfileValues(account), ...readUnsaved(account.id) }));

  const onSubmit = async (values: ProfileValues, { setErrors, resetForm }: FormikHelpers<ProfileValues>) => {
    setError(null);
    try {
      const saved = await save(values);
      forgetTexts(UNSAVED);
      if (saved) resetForm({ values: toProfileValues(saved) });
      setMissing(saved?.missingForApplying ?? []);
    } catch (thrown) {
      const { field, message } = toFailure(thrown);
      const name = formNames[field ?? ''] ?? field;
      if (!name || !(name in values)) return setError(message);
      refuse(name, values[name as keyof ProfileValues], message);
      setErrors({ [name]: message });
    }
  };
  const onDone = () => navigate(campaignId ? `/campaigndetail/${campaignId}` : '/profile');

  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => ({ ...errorsOf(values), ...profileErrors(values) })}
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          {campaignId && <ShowFirstNeeded />}
          <UnsavedNote account={account} />
          <PersonalFields account={account} needed={!!campaignId} />
          <AboutFields account={account} needed={!!campaignId} />
          <InstagramFields account={account} needed={!!campaignId} />
          <FacebookFields account={account} />
          <FormError text={error} />
          <SaveBar busy={isSubmitting} />
          {missing && (
            <ProfileUpdatedDialog missing={campaignId ? missing : []} onDone={() => void onDone()} />
          )}
        </Form>
      )}
    </Formik>
  );
}

/** Stays in sight at the foot: above the bottom bar of a phone. */
function SaveBar({ busy }: { busy: boolean }) {
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
        loading={busy}
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
    if (typesFollowers && followers !== profile.followers) await setFollowers({ variables: { followers } });
    const { data } = await update({ variables: { input: toProfileInput(values) } });
    return data?.updateProfile;
  };
}
