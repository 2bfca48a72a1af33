import { useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { msg } from '../../languages/t.ts';

const UploadPolicyDocument = graphql(`
  query UploadPolicy {
    uploadPolicy {
      mimeTypes
      campaignMaxBytes
      profileMaxBytes
      warning
    }
  }
`);

/** The specified warning, for as long as the server's own is not known. */
const fallback = {
  mimeTypes: ['image/jpeg', 'image/png'],
  profileMaxBytes: 2_097_152,
  campaignMaxBytes: 10_485_760,
  warning: msg(
    'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.',
  ),
};

/** Upload rules of this installation. */
export function useUploadPolicy() {
  const { data } = useQuery(UploadPolicyDocument, { fetchPolicy: 'cache-first' });
  return data?.uploadPolicy ?? fallback;
}
