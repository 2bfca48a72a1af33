import { t } from '../../../languages/t.ts';
import {
  emailError,
  firstError,
  lastError,
  mobileError,
  onlyErrors,
  passwordError,
  usernameError,
} from '../../../lib/session/accountRules.ts';

export const emptySignUp = {
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

export type SignUpValues = typeof emptySignUp;

/** Rules and texts of the sign-up form (specification, section 5). */
export const signUpErrors = (values: SignUpValues) =>
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
