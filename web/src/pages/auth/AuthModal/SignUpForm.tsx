import { useMutation } from '@apollo/client/react';
import type { FormikProps } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { AppForm } from '../../../components/form/AppForm.tsx';
import { t } from '../../../languages/t.ts';
import { type Failure, toAccountFailure } from '../../../lib/errors.ts';
import { HOME_CALLING_CODE } from '../../../lib/form/phoneNumbers.ts';
import { useServerErrors } from '../../../lib/form/useServerErrors.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';
import {
  emailError,
  firstError,
  lastError,
  mobileError,
  onlyErrors,
  passwordError,
  usernameError,
} from '../../../lib/session/accountRules.ts';
import { SignUpFields } from './SignUpFields.tsx';

const emptySignUp = {
  first: '',
  last: '',
  username: '',
  email: '',
  password: '',
  /** Empty until it is guessed from where the visitor is. */
  phonePrefix: '',
  mobile: '',
  termsAccepted: false,
  captcha: '',
};

type SignUpValues = typeof emptySignUp;

/** Rules and texts of the sign-up form (specification, section 5). */
const signUpErrors = (values: SignUpValues) =>
  onlyErrors({
    first: firstError(values.first),
    last: lastError(values.last),
    username: usernameError(values.username),
    email: emailError(values.email),
    password: passwordError(values.password),
    mobile: mobileError(values.mobile, values.phonePrefix),
    termsAccepted: values.termsAccepted ? undefined : t('This field is required'),
    captcha: values.captcha ? undefined : t('Oops, you have to check the recaptcha!'),
  });

/** Making an account. Refusals of the server clear after 8 seconds. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useRef<FormikProps<SignUpValues>>(null);
  const revalidate = useCallback(() => void form.current?.validateForm(), []);
  const { refuse, errorsOf } = useServerErrors(8, revalidate);
  const [error, showError] = useTimedError(8);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [signUp] = useMutation(SignUpDocument);

  const onSubmit = async (values: SignUpValues) => {
    showError(null);
    const email = values.email.trim();
    const input = {
      ...values,
      first: values.first.trim(),
      last: values.last.trim(),
      username: values.username.trim(),
      email,
      phonePrefix: values.phonePrefix || HOME_CALLING_CODE,
      mobile: values.mobile.trim(),
    };
    try {
      await signUp({ variables: { input } });
    } catch (thrown) {
      return onRefused(values, toAccountFailure(thrown));
    }
    onDone(email);
  };
  const onRefused = async (values: SignUpValues, { field, message }: Failure) => {
    // A solution of the captcha is good for one try.
    await form.current?.setFieldValue('captcha', '', false);
    setCaptchaRound((round) => round + 1);
    if (!field || !(field in values)) return showError(message);
    refuse(field, values[field as keyof SignUpValues], message);
    form.current?.setErrors(errorsOf(values));
  };

  return (
    <AppForm
      innerRef={form}
      initialValues={emptySignUp}
      validate={(values) => ({ ...errorsOf(values), ...signUpErrors(values) })}
      onSubmit={onSubmit}
    >
      <SignUpFields error={error} captchaRound={captchaRound} />
    </AppForm>
  );
}

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input)
  }
`);
