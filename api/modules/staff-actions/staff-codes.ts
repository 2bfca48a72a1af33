/** What staff do, by code. A new deed is a row here; one that is missing here cannot be recorded. */
export const deeds = [
  'approveCampaign',
  'rejectCampaign',
  'featureCampaign',
  'unfeatureCampaign',
  'featureInfluencer',
  'unfeatureInfluencer',
  'suspendAccount',
  'restoreAccount',
  'reopenAccount',
  'giveStaff',
  'takeStaff',
  'resolveReport',
  'resolveHelpRequest',
  'hideReview',
  'restoreReview',
  'deactivateProduct',
  'restoreProduct',
  'acceptFollowers',
  'setFollowersBack',
  'saveSiteText',
  'saveNews',
  'publishNews',
  'withdrawNews',
  'openDispute',
  'extendDispute',
  'ruleDispute',
  'retryRefund',
  'refundJobByHand',
  'deliverOrder',
  'refundOrder',
  'refundOrderByHand',
  'retryProviderEvent',
  'sendBackProposal',
  'changeFactors',
  'resetFactors',
] as const;

/** What staff read of others, by the field of the schema; `legacy` is any path of the old interface. */
export const readings = [
  'campaignRemarks',
  'campaignsAwaitingApproval',
  'chargebacks',
  'contentRevisions',
  'deskCase',
  'deskCounts',
  'deskPerson',
  'deskQueue',
  'deskSearch',
  'disputes',
  'findUsers',
  'followerJumps',
  'heldPayments',
  'helpRequests',
  'legacy',
  'newsDesk',
  'node',
  'nodes',
  'order',
  'orderProblems',
  'payments',
  'providerEvents',
  'refundProblems',
  'remark',
  'reports',
  'rulingEffect',
  'staffActions',
  'staffNotes',
  'staffProposals',
] as const;

export type Deed = (typeof deeds)[number];
export type Reading = (typeof readings)[number];

const isKnown: ReadonlySet<string> = new Set(readings);

/** Whether the reading of a field is recorded. */
export const isReading = (field: string): field is Reading => isKnown.has(field);
