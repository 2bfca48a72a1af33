import { useMutation } from '@apollo/client/react';
import { use, useState } from 'react';
import type { Purpose } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { AppForm } from '../../../components/form/AppForm.tsx';
import { t } from '../../../languages/t.ts';
import { toAccountFailure } from '../../../lib/errors.ts';
import { HOME_CALLING_CODE } from '../../../lib/form/phoneNumbers.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import {
  emailError,
  firstError,
  lastError,
  mobileError,
  onlyErrors,
  passwordError,
  usernameError,
} from '../../../lib/session/accountRules.ts';
import { keepPlace } from '../../../lib/session/interruptedPlace.ts';
import { useSessionChanged } from '../../../lib/session/useSessionChanged.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { TypedEmail } from './AuthLink.tsx';
import { SignInDocument } from './LoginForm.tsx';
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
  purpose: 'BOTH' as Purpose,
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

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) { email }
  }
`);

/** Makes an account and signs in to it. Refusals of the server clear after 8 seconds. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const [captchaRound, setCaptchaRound] = useState(0);
  const [signUp] = useMutation(SignUpDocument);
  const [signIn] = useMutation(SignInDocument);
  const sessionChanged = useSessionChanged();
  const location = useLocation();
  const typed = use(TypedEmail);
  const { error, submit } = useSubmit({
    errorsIn: signUpErrors,
    send: async (values: SignUpValues) => {
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
      await signUp({ variables: { input } });
      keepPlace(location);
      // Without an answer the account is there all the same, and the dialog offers the login.
      const began = await signIn({ variables: { input: { email, password: values.password } } }).catch(
        () => null,
      );
      onDone(email);
      if (began) await sessionChanged({ stays: true });
    },
    failureOf: toAccountFailure,
    onRefused: async ({ setFieldValue }, { field }) => {
      // A solution is good for one time, and the server reads it after all other fields.
      if (field && field !== 'captcha') return;
      await setFieldValue('captcha', '', false);
      setCaptchaRound(captchaRound + 1);
    },
    seconds: 8,
  });

  return (
    <AppForm initialValues={{ ...emptySignUp, email: typed.email }} {...submit}>
      <SignUpFields error={error} captchaRound={captchaRound} />
    </AppForm>
  );
}
