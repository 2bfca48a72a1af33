import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignDetailQuery } from '../../../__generated__/graphql.ts';

export const CampaignDetailDocument = graphql(`
  query CampaignDetail($id: ID!) {
    campaign(id: $id) {
      ...CampaignCard
      ...OwnCampaign
      ...CampaignBrief
      owner { id reputation { ...Figures } }
      excerpt
      gender
      minAge
      maxAge
      hashtags
      tags
      createdAt
      rejectedReason
      categories { id name slug }
      pictures { id tiny small medium large }
      myRemark { ...Job }
      myInvitation {
        id
        amount { amount currency }
        permissions {
          decline { ...PermissionParts }
        }
      }
      fit { ...FitParts }
      permissions {
        edit { ...PermissionParts }
        close { ...PermissionParts }
        setDisabled { ...PermissionParts }
        extend { ...PermissionParts }
        changeBrief { ...PermissionParts }
        duplicate { ...PermissionParts }
        getPaid { ...PermissionParts }
        apply { ...PermissionParts }
        report { ...PermissionParts }
        seeApplications { ...PermissionParts }
      }
    }
  }
`);

export type CampaignDetail = NonNullable<CampaignDetailQuery['campaign']>;

export const PermissionDocument = graphql(`
  fragment PermissionParts on Permission {
    allowed
    code
    params
    reason
  }
`);
