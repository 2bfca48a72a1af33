import { HttpResponse, http } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The GraphQL endpoint as pages under test reach it: `api.query('Name', () => HttpResponse.json({ data }))`. */
export const api = graphql.link('http://localhost/graphql');

const noReviews = { __typename: 'JobReviewConnection', totalCount: 0, nodes: [] };

/**
 * The server answers signs of life, so that an outage in a test is over soon. Nobody is reviewed unless a test says so.
 */
export const server = setupServer(
  http.get('*/readyz', () => HttpResponse.json({ status: 'ready' })),
  api.query('ProfileReviews', () => HttpResponse.json({ data: { profileReviews: noReviews } })),
);
