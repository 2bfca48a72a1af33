import { HttpResponse, http } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The GraphQL endpoint as pages under test reach it: `api.query('Name', () => HttpResponse.json({ data }))`. */
export const api = graphql.link('http://localhost/graphql');

const noReviews = { __typename: 'JobReviewConnection', totalCount: 0, nodes: [] };

/** What an amount costs without a platform fee. */
const quoteOf = (amount: object) => ({
  __typename: 'Quote',
  amount: { __typename: 'Money', ...amount },
  fee: { __typename: 'Money', ...amount, amount: 0 },
  total: { __typename: 'Money', ...amount },
  estimate: null,
});

/**
 * The server answers signs of life, so that an outage in a test is over soon. Nobody is reviewed, no audience is known
 * and nothing has a fee unless a test says so.
 */
export const server = setupServer(
  http.get('*/readyz', () => HttpResponse.json({ status: 'ready' })),
  api.query('ProfileReviews', () => HttpResponse.json({ data: { profileReviews: noReviews } })),
  api.query('PersonAudience', ({ variables }) =>
    HttpResponse.json({ data: { profile: { __typename: 'Profile', id: variables.id, audience: null } } }),
  ),
  api.query('QuoteOf', ({ variables }) => HttpResponse.json({ data: { quote: quoteOf(variables.amount) } })),
);
