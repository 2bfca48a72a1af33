import { useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { serverSentence } from '../../languages/serverSentence.ts';
import type { UploadPurpose } from './uploadPicture.ts';

const UploadPolicyDocument = graphql(`
  query UploadPolicy {
    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes warning }
  }
`);

/** The specified warning, for as long as the server's own is not known. */
const fallback = {
  mimeTypes: ['image/jpeg', 'image/png'],
  productMaxBytes: 2_097_152,
  profileMaxBytes: 2_097_152,
  campaignMaxBytes: 10_485_760,
  warning:
    'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.',
};

export function useUploadPolicy() {
  const { data } = useQuery(UploadPolicyDocument, { fetchPolicy: 'cache-first' });
  const policy = data?.uploadPolicy ?? fallback;
  return { ...policy, warning: serverSentence({ code: 'IMAGE_REFUSED', message: policy.warning }) };
}

type UploadLimits = Record<'campaignMaxBytes' | 'productMaxBytes' | 'profileMaxBytes', number>;

/** Most bytes of a picture for a purpose: what is larger need not be sent to be refused. */
export function mostBytes(limits: UploadLimits, purpose: UploadPurpose): number {
  if (purpose === 'campaign') return limits.campaignMaxBytes;
  return purpose === 'product' ? limits.productMaxBytes : limits.profileMaxBytes;
}
