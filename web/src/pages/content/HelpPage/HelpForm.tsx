import { useMutation } from '@apollo/client/react';
import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
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
import { useServerErrors } from '../../../lib/form/useServerErrors.ts';
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

export const SendHelpDocument = graphql(`
  mutation SendHelpRequest($input: HelpRequestInput!) {
    sendHelpRequest(input: $input)
  }
`);

/** As the specification prints it for this form. */
const FAILED = msg('Something went wrong. Please try again later');

export function HelpForm({ me }: { me: MeQuery['me'] | undefined }) {
  const [send] = useMutation(SendHelpDocument, { refetchQueries: me ? ['MyHelpRequests'] : [] });
  const form = useRef<FormikProps<HelpValues>>(null);
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [sent, setSent] = useState(false);
  const { refuse, errorsOf } = useServerErrors();
  const navigate = useNavigate();

  const onRefused = async (values: HelpValues, cause: unknown) => {
    const { code, field, message } = toFailure(cause);
    // A solution of the captcha is good for one try.
    await form.current?.setFieldValue('captcha', '', false);
    setCaptchaRound((round) => round + 1);
    if (code === 'UNAVAILABLE' || code === 'INTERNAL') return setError(t(FAILED));
    if (!field || !(field in values)) return setError(message);
    refuse(field, values[field as keyof HelpValues], message);
    form.current?.setErrors(errorsOf(values));
  };
  const onSubmit = async (values: HelpValues) => {
    setError(null);
    const guest = { name: values.name.trim(), email: values.email.trim(), captcha: values.captcha };
    const input = { message: values.message.trim(), picture: pictures[0]?.id ?? null, ...(me ? {} : guest) };
    try {
      await send({ variables: { input } });
      forgetTexts('help');
      setSent(true);
    } catch (cause) {
      await onRefused(values, cause);
    }
  };
  return (
    <>
      <AppForm
        innerRef={form}
        initialValues={emptyHelp}
        validate={(values) => ({ ...errorsOf(values), ...helpErrors(values, !me) })}
        onSubmit={onSubmit}
      >
        <HelpFields
          me={me}
          error={error}
          captchaRound={captchaRound}
          pictures={pictures}
          onPictures={setPictures}
        />
      </AppForm>
      {sent && (
        <SuccessDialog title={t('Request Submitted Successfully!!')} onClose={() => navigate('/')}>
          {me ? t('You find our answer in your notifications.') : t('We answer to your email address.')}
        </SuccessDialog>
      )}
    </>
  );
}

type HelpFieldsProps = {
  me: MeQuery['me'] | undefined;
  error: string | null;
  captchaRound: number;
  pictures: UploadedPicture[];
  onPictures: (next: UploadedPicture[]) => void;
};

function HelpFields({ me, error, captchaRound, pictures, onPictures }: HelpFieldsProps) {
  const [uploading, setUploading] = useState(false);
  return (
    <>
      {me ? (
        <SecondaryText sx={{ mb: 1 }}>
          <Rich
            text={msg('You write as <0>{name}</0> ({email}).')}
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
      <OptionalPicture purpose="help" value={pictures} onChange={onPictures} onUploading={setUploading} />
      {!me && <CaptchaField key={captchaRound} />}
      <FormError text={error} />
      <SubmitButton disabled={uploading}>{t('Send')}</SubmitButton>
    </>
  );
}
