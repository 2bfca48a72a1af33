import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { isPossibleNumber } from '../form/phoneNumbers.ts';

/** Texts and patterns of account fields (specification, section 5), for sign-up, sign-in and settings. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const emailError = (value: string) => {
  if (!value.trim()) return t('Email address is required');
  return email.test(value.trim()) ? undefined : t('Invalid email address');
};

export const firstError = (value: string) => (value.trim() ? undefined : t('First name is required'));

export const lastError = (value: string) => (value.trim() ? undefined : t('Last name is required'));

export const usernameError = (value: string) => (value.trim() ? undefined : t('Username is required'));

/** A password to sign in with: any one. */
export const passwordGivenError = (value: string) => (value ? undefined : t('Password is required'));

/** A password to set. */
export const passwordError = (value: string) => {
  if (!value) return t('Password is required');
  return value.length < 8 ? t('Password must have at least 8 characters') : undefined;
};

/** A mobile number beside its calling code ('+65'). */
export const mobileError = (value: string, callingCode: string) => {
  const digits = value.trim();
  if (!digits) return t('Mobile number is required');
  const isRight = /^\d{1,10}$/.test(digits) && isPossibleNumber(callingCode, digits);
  return isRight ? undefined : t('Invalid mobile number');
};

export function onlyErrors<K extends string>(
  errors: Record<K, string | undefined>,
): Partial<Record<K, string>> {
  const wrong = Object.entries<string | undefined>(errors).filter(([, text]) => text);
  return Object.fromEntries(wrong) as Partial<Record<K, string>>;
}

const UsernameAvailableDocument = graphql(`
  query UsernameAvailable($username: String!) {
    usernameAvailable(username: $username)
  }
`);

/** Whether somebody has the username. Asks the server each time; throws what useQuery would. */
export async function isUsernameTaken(client: ApolloClient, username: string): Promise<boolean> {
  const { data } = await client.query({
    query: UsernameAvailableDocument,
    variables: { username },
    fetchPolicy: 'network-only',
    context: { hasty: true },
  });
  return data?.usernameAvailable === false;
}
