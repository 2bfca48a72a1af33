import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { type Failure, toAccountFailure } from '../../../lib/errors.ts';
import { HOME_CALLING_CODE } from '../../../lib/form/phoneNumbers.ts';
import type { SignUpValues } from './signUpRules.ts';

const SignUpDocument = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input)
  }
`);

/** Makes the account; answers what went wrong, or null. */
export function useSignUp() {
  const [signUp] = useMutation(SignUpDocument);
  return useCallback(
    async (values: SignUpValues): Promise<Failure | null> => {
      const { first, last, username, email, mobile } = values;
      const trimmed = {
        first: first.trim(),
        last: last.trim(),
        username: username.trim(),
        email: email.trim(),
        phonePrefix: values.phonePrefix || HOME_CALLING_CODE,
        mobile: mobile.trim(),
      };
      try {
        await signUp({ variables: { input: { ...values, ...trimmed } } });
        return null;
      } catch (error) {
        return toAccountFailure(error);
      }
    },
    [signUp],
  );
}
