import { useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import type { UploadPurpose } from './uploadPicture.ts';

const UploadPolicyDocument = graphql(`
  query UploadPolicy {
    uploadPolicy { mimeTypes campaignMaxBytes productMaxBytes profileMaxBytes }
  }
`);

/** The usual limits, for as long as the server's own are not known. */
const fallback = {
  mimeTypes: ['image/jpeg', 'image/png'],
  productMaxBytes: 2_097_152,
  profileMaxBytes: 2_097_152,
  campaignMaxBytes: 10_485_760,
};

export function useUploadPolicy() {
  const { data } = useQuery(UploadPolicyDocument, { fetchPolicy: 'cache-first' });
  return data?.uploadPolicy ?? fallback;
}

type UploadLimits = Record<'campaignMaxBytes' | 'productMaxBytes' | 'profileMaxBytes', number>;

/** Most bytes of a picture for a purpose: what is larger need not be sent to be refused. */
export function mostBytes(limits: UploadLimits, purpose: UploadPurpose): number {
  if (purpose === 'campaign' || purpose === 'news') return limits.campaignMaxBytes;
  return purpose === 'product' ? limits.productMaxBytes : limits.profileMaxBytes;
}

/** Why a file cannot be uploaded for a purpose: the specified warning, with a larger limit where the purpose has one. */
export function uploadWarning(limits: UploadLimits, purpose: UploadPurpose): string {
  const size = `${Math.max(2, Math.round(mostBytes(limits, purpose) / 1_048_576))}mb`;
  return t(
    'The maximum allowed size for uploads is {size}. Only image with the following extensions are allowed: jpg, jpeg, png.',
    { size },
  );
}
