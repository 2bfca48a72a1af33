import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The GraphQL endpoint as pages under test reach it: `api.query('Name', () => HttpResponse.json({ data }))`. */
export const api = graphql.link('http://localhost/graphql');

export const server = setupServer();
