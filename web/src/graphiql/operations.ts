/** An operation of the daily work, ready in a tab of its own. */
export interface SavedOperation {
  /** What it is for, shown as the first line of the tab. */
  readonly purpose: string;
  readonly query: string;
  /** Variables to fill in, as JSON. */
  readonly variables?: string;
}

/** What support staff does every day, in the order of the day. A test runs each against the schema. */
export const savedOperations: readonly SavedOperation[] = [
  {
    purpose: 'Campaigns awaiting approval, oldest first (within 48 hours)',
    query: `query AwaitingApproval($page: PageInput) {
  campaignsAwaitingApproval(page: $page) {
    total
    items {
      id type title excerpt createdAt endsOn minFollowers
      budget { minorUnits currency }
      productValue { minorUnits currency }
      productUrl
      categories { name }
      countries { name }
      cover { large }
      owner { id fullName username memberSince }
    }
  }
}`,
    variables: '{ "page": { "limit": 12 } }',
  },
  {
    purpose: 'Read one campaign in full before deciding',
    query: `query ReadCampaign($id: ID!) {
  campaign(id: $id) {
    id status type title detailsHtml hashtags tags isDisabled rejectedReason
    pictures { large }
    owner { id fullName username }
    remarkCount hiredCount
  }
}`,
    variables: '{ "id": "1" }',
  },
  {
    purpose: 'Approve a campaign',
    query: `mutation Approve($id: ID!, $note: String) {
  approveCampaign(id: $id, note: $note) { id status title }
}`,
    variables: '{ "id": "1", "note": null }',
  },
  {
    purpose: 'Reject a campaign (its owner reads the reason)',
    query: `mutation Reject($id: ID!, $reason: String!) {
  rejectCampaign(id: $id, reason: $reason) { id status title rejectedReason }
}`,
    variables: '{ "id": "1", "reason": "" }',
  },
  {
    purpose: 'Messages to the team that wait for an answer, oldest first',
    query: `query HelpRequests($resolved: Boolean, $page: PageInput) {
  helpRequests(resolved: $resolved, page: $page) {
    total
    items { id state message createdAt name email picture { large } }
  }
}`,
    variables: '{ "resolved": false, "page": { "limit": 12 } }',
  },
  {
    purpose: 'Answer one: members read it in their notifications, guests in a mail',
    query: `mutation ResolveHelp($id: ID!, $answer: String!) {
  resolveHelpRequest(id: $id, answer: $answer) { id state answer }
}`,
    variables: '{ "id": "1", "answer": "" }',
  },
  {
    purpose: 'Orders to look at: something is wrong, a bank asks the payment back, or a refund is refused',
    query: `query OrderProblems($page: PageInput) {
  orderProblems(page: $page) {
    total
    items {
      id state title problem isChargedBack shippedAt tracking
      total { minorUnits currency }
      buyer { id fullName }
      seller { id fullName }
    }
  }
}`,
    variables: '{ "page": { "limit": 12 } }',
  },
  {
    purpose:
      'Decide about an order: back to the buyer (refund; byHand when the provider refuses it and you paid it back yourself), or on to the seller',
    query: `mutation SettleOrder($orderId: ID!, $refund: Boolean!, $byHand: Boolean, $reason: String!) {
  settleOrder(orderId: $orderId, refund: $refund, byHand: $byHand, reason: $reason) { id state }
}`,
    variables: '{ "orderId": "1", "refund": true, "byHand": false, "reason": "" }',
  },
  {
    purpose: 'Jobs whose refund the payment provider keeps refusing or sending back',
    query: `query RefundProblems($page: PageInput) {
  refundProblems(page: $page) {
    total
    items {
      id state
      held { minorUnits currency }
      campaign { id title owner { id fullName } }
      applicant { id fullName }
    }
  }
}`,
    variables: '{ "page": { "limit": 12 } }',
  },
  {
    purpose: 'Try such a refund again, or note that you paid it back yourself (byHand)',
    query: `mutation SettleRefund($remarkId: ID!, $byHand: Boolean, $reason: String!) {
  settleRefund(remarkId: $remarkId, byHand: $byHand, reason: $reason) { id state }
}`,
    variables: '{ "remarkId": "1", "byHand": false, "reason": "" }',
  },
  {
    purpose: 'Find a user by part of name, username or email',
    query: `query FindUser($search: String!) {
  findUsers(search: $search) {
    total
    items {
      id email emailVerified isStaff createdAt campaignCount remarkCount
      profile { fullName username country { name } followers followersSource }
    }
  }
}`,
    variables: '{ "search": "mei" }',
  },
  {
    purpose: 'A payment with its ledger (by job, by person, or the newest)',
    query: `query Payments($remarkId: ID, $accountId: ID) {
  payments(remarkId: $remarkId, accountId: $accountId) {
    total
    items {
      id state failure createdAt providerPaymentId providerTransferId
      amount { minorUnits currency }
      payer { id fullName }
      payee { id fullName }
      remark { id state campaign { id title } held { minorUnits currency } }
      ledger {
        id kind createdAt
        entries { account party { id fullName } amount { minorUnits currency } }
      }
    }
  }
}`,
    variables: '{ "remarkId": null, "accountId": null }',
  },
  {
    purpose: 'A job: where it stands and what happened',
    query: `query Job($id: ID!) {
  remark(id: $id) {
    id state turn text doneText
    applicant { id fullName }
    campaign { id title owner { id fullName } }
    offers { id status createdAt amount { minorUnits currency } }
    held { minorUnits currency }
    cancelDeadline cancelReason
    dispute { state raisedBy reason ruling }
    timeline { action state by at amount { minorUnits currency } }
  }
}`,
    variables: '{ "id": "1" }',
  },
  {
    purpose: 'Money held for long, oldest first (the provider lets us hold it for 90 days)',
    query: `query HeldPayments($olderThanDays: Int, $page: PageInput) {
  heldPayments(olderThanDays: $olderThanDays, page: $page) {
    total
    items {
      daysHeld heldSince releaseBy warnedAt
      amount { minorUnits currency }
      remark {
        id state
        applicant { id fullName }
        campaign { id title owner { id fullName } }
      }
    }
  }
}`,
    variables: '{ "olderThanDays": 80, "page": { "limit": 12 } }',
  },
  {
    purpose: 'Disputes, oldest first',
    query: `query Disputes($state: DisputeState, $page: PageInput) {
  disputes(state: $state, page: $page) {
    total
    items {
      id state raisedBy raisedAt reason
      pictures { large }
      statements { by text at pictures { large } }
      ruling rulingReason ruledAt
      released { minorUnits currency }
      refunded { minorUnits currency }
      remark {
        id state doneText
        held { minorUnits currency }
        applicant { id fullName }
        campaign { id title owner { id fullName } }
      }
    }
  }
}`,
    variables: '{ "state": "OPEN", "page": { "limit": 12 } }',
  },
  {
    purpose:
      'Take the money of a job that runs or is done to your desk (its sides have left, or the 90 days are nearly over), then rule',
    query: `mutation OpenDispute($remarkId: ID!, $reason: String!) {
  openDispute(remarkId: $remarkId, reason: $reason) {
    id state
    held { minorUnits currency }
    dispute { state raisedBy reason }
  }
}`,
    variables: '{ "remarkId": "1", "reason": "" }',
  },
  {
    purpose:
      'Rule a dispute: RELEASE, REFUND or SPLIT (releaseMinor is what the influencer gets; both read the reason)',
    query: `mutation RuleDispute($input: RuleDisputeInput!) {
  ruleDispute(input: $input) {
    id state
    held { minorUnits currency }
    dispute {
      state ruling rulingReason ruledAt
      released { minorUnits currency }
      refunded { minorUnits currency }
    }
  }
}`,
    variables: '{ "input": { "remarkId": "1", "ruling": "SPLIT", "releaseMinor": 30000, "reason": "" } }',
  },
  {
    purpose: 'Chargebacks: jobs that a bank has frozen, the most urgent to answer first',
    query: `query Chargebacks($state: ChargebackState, $page: PageInput) {
  chargebacks(state: $state, page: $page) {
    total
    items {
      id dueBy providerDisputeId fundsWithdrawn
      borne { minorUnits currency }
      chargeback { state reason openedAt closedAt amount { minorUnits currency } }
      remark {
        id state doneText hiredAt doneAt
        applicant { id fullName }
        campaign { id title owner { id fullName } }
      }
    }
  }
}`,
    variables: '{ "state": "OPEN", "page": { "limit": 12 } }',
  },
  {
    purpose: 'Events of the payment provider that were given up (WAITING shows what is tried again)',
    query: `query ProviderEvents($state: ProviderEventState, $page: PageInput) {
  providerEvents(state: $state, page: $page) {
    total
    items { id type state about tries lastError receivedAt nextTryAt }
  }
}`,
    variables: '{ "state": "GIVEN_UP", "page": { "limit": 12 } }',
  },
  {
    purpose: 'Try an event of the payment provider again',
    query: `mutation RetryProviderEvent($id: ID!) {
  retryProviderEvent(id: $id) { id state tries nextTryAt }
}`,
    variables: '{ "id": "evt_" }',
  },
  {
    purpose: 'Reports of campaigns and people that wait, oldest first',
    query: `query Reports($resolved: Boolean! = false, $page: PageInput) {
  reports(resolved: $resolved, page: $page) {
    total
    items {
      id comment createdAt
      picture { large }
      reporter { id fullName }
      campaign { id title status owner { id fullName } }
      person { id fullName username }
      resolvedAt resolution resolvedBy { fullName }
    }
  }
}`,
    variables: '{ "resolved": false, "page": { "limit": 12 } }',
  },
  {
    purpose: 'Resolve a report (the reason stays with us; who reported is told that it was looked into)',
    query: `mutation ResolveReport($id: ID!, $reason: String!) {
  resolveReport(id: $id, reason: $reason) { id resolvedAt resolution }
}`,
    variables: '{ "id": "1", "reason": "" }',
  },
  {
    purpose: 'Suspend an account (its owner reads the reason; paid jobs stay for us to settle)',
    query: `mutation SuspendAccount($accountId: ID!, $reason: String!) {
  suspendAccount(accountId: $accountId, reason: $reason) { id email suspendedAt }
}`,
    variables: '{ "accountId": "1", "reason": "" }',
  },
  {
    purpose: 'Feature an influencer (/featured-influencer), or take them out',
    query: `mutation FeatureInfluencer($profileId: ID!, $featured: Boolean!, $reason: String!) {
  featureInfluencer(profileId: $profileId, featured: $featured, reason: $reason)
}`,
    variables: '{ "profileId": "1", "featured": true, "reason": "" }',
  },
  {
    purpose: 'Restore a suspended account',
    query: `mutation RestoreAccount($accountId: ID!, $reason: String!) {
  restoreAccount(accountId: $accountId, reason: $reason) { id email suspendedAt }
}`,
    variables: '{ "accountId": "1", "reason": "" }',
  },
  {
    purpose: 'Typed-in follower counts that grew beyond the usual, oldest first',
    query: `query FollowerJumps($page: PageInput) {
  followerJumps(page: $page) {
    total
    items { id profileId fullName instagramUsername before after at }
  }
}`,
    variables: '{ "page": { "limit": 12 } }',
  },
  {
    purpose: 'Let a typed-in follower count stand (true), or set it back (false)',
    query: `mutation SettleFollowerJump($id: ID!, $accepted: Boolean!, $reason: String!) {
  settleFollowerJump(id: $id, accepted: $accepted, reason: $reason) { id before after accepted settledAt }
}`,
    variables: '{ "id": "1", "accepted": true, "reason": "" }',
  },
  {
    purpose: 'What staff did, newest first',
    query: `query StaffActions {
  staffActions { total items { action subject reason at staff { fullName } } }
}`,
  },
  {
    purpose: 'Watch a campaign live',
    query: `subscription Watch($id: ID!) {
  campaignChanged(id: $id) { id status remarkCount hiredCount }
}`,
    variables: '{ "id": "1" }',
  },
];
