import { msg } from '../../../languages/t.ts';

/** Pages for developers beside the guides. */
export const developerPages = [
  { to: '/developers/reference', text: msg('Reference') },
  { to: '/developers/scopes', text: msg('Scopes') },
  { to: '/developers/events', text: msg('Events') },
  { to: '/developers/failures', text: msg('Failures') },
  { to: '/developers/changelog', text: msg('Changelog') },
] as const;

/** A document of its own, as it brings an editor. */
export const EXPLORER = '/developers/explorer';

/** Where tokens are made. */
export const TOKENS = '/edit-profile/setting#access-tokens';

/** The schema as a file. */
export const SCHEMA = '/schema.graphql';
