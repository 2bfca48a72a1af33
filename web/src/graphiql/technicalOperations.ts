/**
 * Operations for staff without a place of their own at the desk, and why. They are called in GraphiQL, where every
 * operation for staff is saved.
 */
export const technicalOperations: Readonly<Record<string, string>> = {
  campaignsAwaitingApproval: 'The queue has them, as campaigns.',
  chargebacks: 'The queue has the open ones; closed ones are on the page of their job.',
  disputes: 'The queue has the open ones; ruled ones are on the page of their job.',
  followerJumps: 'The queue has them.',
  heldPayments: 'The queue has those of 80 days; GraphiQL asks for another number of days.',
  helpRequests: 'The queue has those that wait; GraphiQL also has the answered ones.',
  orderProblems: 'The queue has them, as orders.',
  refundProblems: 'The queue has them, as refunds.',
  reports: 'The queue has those that wait; GraphiQL also has the resolved ones.',
  setStaff: 'A flag in place of roles, for older programs. The desk gives roles.',
};
