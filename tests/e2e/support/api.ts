import type { APIRequestContext } from '@playwright/test';

/** Password of everybody in the demo, and of everybody who signs up in these tests. */
export const password = 'Demo-pass-1';

/** Sends an operation with the cookies of a browser context. Throws when it is refused. */
export async function ask<T>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Begins a session in a browser context. */
export const signInByApi = (request: APIRequestContext, email: string) =>
  ask(
    request,
    'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
    {
      email,
      password,
    },
  );
