import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { MeQuery } from '../../../__generated__/graphql.ts';
import { CaptchaField } from '../../../components/captcha/CaptchaField.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SuccessDialog } from '../../../components/overlay/AppDialog.tsx';
import { OptionalPicture } from '../../../components/upload/OptionalPicture.tsx';
import type { UploadedPicture } from '../../../components/upload/uploadPicture.ts';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import { emailError, onlyErrors } from '../../../lib/session/accountRules.ts';
import { useNavigate } from '../../../routing/hooks.ts';

/** What the form holds; name, email and captcha are for guests. */
const emptyHelp = { name: '', email: '', message: '', captcha: '' };

type HelpValues = typeof emptyHelp;

/** Rules and texts of the help form (specification, section 5). */
function helpErrors(values: HelpValues, isGuest: boolean) {
  return onlyErrors({
    name: !isGuest || values.name.trim() ? undefined : t('Name is required'),
    email: isGuest ? emailError(values.email) : undefined,
    message: values.message.trim() ? undefined : t('Message is required'),
    captcha: !isGuest || values.captcha ? undefined : t('Oops, you have to check the recaptcha!'),
  });
}

const SendHelpDocument = graphql(`
  mutation SendHelpRequest($input: SendHelpRequestInput!) {
    sendHelpRequest(input: $input) { helpRequestId }
  }
`);

/** As the specification prints it for this form. */
const FAILED = msg('Something went wrong. Please try again later');

export function HelpForm({ me }: { me: MeQuery['me'] | undefined }) {
  const [send] = useMutation(SendHelpDocument, { refetchQueries: me ? ['MyHelpRequests'] : [] });
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [sent, setSent] = useState(false);
  const [uploading, setUploading] = useState(false);
  const navigate = useNavigate();

  const { error, submit } = useSubmit({
    errorsIn: (values: HelpValues) => helpErrors(values, !me),
    send: async ({ name, email, message, captcha }: HelpValues) => {
      const guest = { name: name.trim(), email: email.trim(), captcha };
      const input = { message: message.trim(), picture: pictures[0]?.id ?? null, ...(me ? {} : guest) };
      await send({ variables: { input } });
      forgetTexts('help');
      setSent(true);
    },
    failureOf: (thrown) => {
      const failure = toFailure(thrown);
      const isOurs = failure.code === 'UNAVAILABLE' || failure.code === 'INTERNAL';
      return isOurs ? { ...failure, field: null, message: t(FAILED) } : failure;
    },
    onRefused: async ({ setFieldValue }) => {
      // A solution of the captcha is good for one try.
      await setFieldValue('captcha', '', false);
      setCaptchaRound(captchaRound + 1);
    },
  });
  return (
    <>
      <AppForm initialValues={emptyHelp} {...submit}>
        {me ? (
          <SecondaryText sx={{ mb: 1 }}>
            <Rich
              text={msg("You're writing as <0>{name}</0> ({email}).")}
              values={{ name: me.profile.fullName, email: me.email }}
              parts={[<b key="name" />]}
            />
          </SecondaryText>
        ) : (
          <FieldPair gap={1.5}>
            <FormTextField name="name" label={t('Name')} autoComplete="name" maxLength={80} />
            <FormTextField
              name="email"
              label={t('Email address')}
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          </FieldPair>
        )}
        <FormTextField
          name="message"
          keptAs="help"
          label={t('Message')}
          placeholder={t('What happened, and what did you expect?')}
          multiline
          minRows={5}
          maxLength={2000}
        />
        <OptionalPicture purpose="help" value={pictures} onChange={setPictures} onUploading={setUploading} />
        {!me && <CaptchaField key={captchaRound} />}
        <FormError text={error} />
        <SubmitButton disabled={uploading}>{t('Send')}</SubmitButton>
      </AppForm>
      {sent && (
        <SuccessDialog title={t('Request Submitted Successfully!!')} onClose={() => navigate('/')}>
          {me ? t('Our answer will appear in your notifications.') : t("We'll answer by email.")}
        </SuccessDialog>
      )}
    </>
  );
}
