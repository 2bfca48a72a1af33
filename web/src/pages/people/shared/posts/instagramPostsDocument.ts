import { graphql } from '../../../../__generated__/gql.ts';

/** The posts of a person and the words around them. Always asked for whole: the cache keeps them with the person. */
export const InstagramPostsDocument = graphql(`
  fragment InstagramPosts on Profile {
    id
    first
    fullName
    instagram {
      username
      confirmed
      visibility
      refreshedAt
      posts {
        id
        kind
        caption
        pictureUrl
        permalink
        postedAt
        likes
        comments
      }
    }
  }
`);
