/**
 * The scope that an access token needs for each operation that is open to tokens. Without it, and always with `any`, a
 * token reads what visitors may (`tests/api/visitor-view.test.ts`). Operations without a line are closed to tokens.
 */
const operationTable = `
Query.categories                | any
Query.countries                 | any
Query.clientConfig              | any
Query.uploadPolicy              | any
Query.usernameAvailable         | any
Query.products                  | any
Query.product                   | any
Query.siteText                  | any
Query.news                      | any
Query.newsArticle               | any
Query.node                      | any
Query.nodes                     | any
Query.productReviews            | any
Query.profileReviews            | any
Query.campaigns                 | campaigns:read
Query.campaign                  | campaigns:read
Query.myCampaigns               | campaigns:read
Query.myDraft                   | campaigns:read
Query.suggestedUsers            | campaigns:read
Query.remark                    | remarks:read
Query.newestRemarkEventId       | remarks:read
Query.myRemarks                 | remarks:read
Query.receivedRemarks           | remarks:read
Query.campaignRemarks           | remarks:read
Query.myTasks                   | remarks:read
Query.myWorkUses                | remarks:read
Query.myMoney                   | payments:read
Query.quote                     | remarks:read
Query.paper                     | payments:read
Query.papers                    | payments:read
Query.annualStatement           | payments:read
Query.myTransactions            | payments:read
Query.hirePaymentSetup          | payments:write
Query.myOrders                  | orders:read
Query.mySales                   | orders:read
Query.order                     | orders:read
Query.savedPaymentMethods       | payments:read
Query.me                        | profile:read
Query.profile                   | profile:read
Query.topInfluencers            | profile:read
Query.influencers               | profile:read
Query.blockedUsers              | profile:read
Query.notifications             | notifications:read
Query.conversations             | messages:read
Query.conversation              | messages:read
Query.messages                  | messages:read
Query.searchMessages            | messages:read
Query.webhooks                  | webhooks:read
Query.webhookDeliveries         | webhooks:read
Query.events                    | webhooks:read
Mutation.createCampaign         | campaigns:write
Mutation.updateCampaign         | campaigns:write
Mutation.setCampaignDisabled    | campaigns:write
Mutation.closeCampaign          | campaigns:write
Mutation.extendCampaign         | campaigns:write
Mutation.changeBrief            | campaigns:write
Mutation.duplicateCampaign      | campaigns:write
Mutation.setFavourite           | campaigns:write
Mutation.saveDraft              | campaigns:write
Mutation.discardDraft           | campaigns:write
Mutation.applyToCampaign        | remarks:write
Mutation.invite                 | remarks:write
Mutation.declineInvitation      | remarks:write
Mutation.withdrawInvitation     | remarks:write
Mutation.declineApplication     | remarks:write
Mutation.setShortlisted         | remarks:write
Mutation.makeOffer              | remarks:write
Mutation.acceptOffer            | remarks:write
Mutation.rejectOffer            | remarks:write
Mutation.proposeAmendment       | remarks:write
Mutation.acceptAmendment        | remarks:write
Mutation.rejectAmendment        | remarks:write
Mutation.withdrawAmendment      | remarks:write
Mutation.hire                   | remarks:write
Mutation.markAsDone             | remarks:write
Mutation.giveAddress            | remarks:write
Mutation.markAsSent             | remarks:write
Mutation.confirmReceipt         | remarks:write
Mutation.reviewJob              | remarks:write
Mutation.answerReview           | remarks:write
Mutation.payForHire             | payments:write
Mutation.releasePayment         | payments:write
Mutation.createSetupIntent      | payments:write
Mutation.savePaymentMethod      | payments:write
Mutation.removePaymentMethod    | payments:write
Mutation.cancelJob              | payments:write
Mutation.askToCancel            | payments:write
Mutation.answerCancel           | payments:write
Mutation.withdrawCancel         | payments:write
Mutation.raiseDispute           | payments:write
Mutation.addDisputeStatement    | payments:write
Mutation.proposeSettlement      | payments:write
Mutation.acceptSettlement       | payments:write
Mutation.declineSettlement      | payments:write
Mutation.updateProfile          | profile:write
Mutation.chooseUsername         | profile:write
Mutation.blockUser              | profile:write
Mutation.unblockUser            | profile:write
Mutation.setInterests           | profile:write
Mutation.setInstagramUsername   | profile:write
Mutation.refreshInstagram       | profile:write
Mutation.unlinkFacebook         | profile:write
Mutation.setFollowers           | profile:write
Mutation.setAvatar              | profile:write
Mutation.setPlace               | profile:write
Mutation.openConversation       | messages:write
Mutation.sendMessage            | messages:write
Mutation.markConversationRead   | messages:write
Mutation.setTyping              | messages:write
Mutation.createWebhook          | webhooks:write
Mutation.updateWebhook          | webhooks:write
Mutation.deleteWebhook          | webhooks:write
Mutation.rotateWebhookSecret    | webhooks:write
Mutation.replayWebhookDelivery  | webhooks:write
Mutation.sendTestEvent          | webhooks:write
Subscription.campaignChanged    | campaigns:read
Subscription.remarkChanged      | remarks:read
Subscription.orderChanged       | orders:read
Subscription.eventAdded         | webhooks:read
Subscription.notificationAdded  | notifications:read
Subscription.conversationChanged | messages:read
`;

/**
 * The additional scope for each private type and each marked field below another type. A private type without a line is
 * closed to tokens there.
 */
const memberTable = `
Account                         | profile:read
Account.email                   | profile:read
Account.dateOfBirth             | profile:read
Account.gender                  | profile:read
Account.phonePrefix             | profile:read
Account.mobile                  | profile:read
Account.hasDraft                | campaigns:read
Account.unreadNotifications     | notifications:read
Account.unreadMessages          | messages:read
Conversation                    | messages:read
ConversationConnection          | messages:read
ConversationEdge                | messages:read
ConversationEvent               | messages:read
Message                         | messages:read
MessageConnection               | messages:read
MessageEdge                     | messages:read
BankAccount                     | payments:read
Campaign.rejectedReason         | campaigns:read
CampaignDraft                   | campaigns:read
SuggestedUser                   | campaigns:read
SuggestedUserConnection         | campaigns:read
SuggestedUserEdge               | campaigns:read
Invitation                      | remarks:read
InvitationPermissions           | remarks:read
Remark                          | remarks:read
Remark.heldUntil                | payments:read
Remark.held                     | payments:read
Remark.refundPreview            | payments:read
Remark.refunded                 | payments:read
RemarkConnection                | remarks:read
RemarkEdge                      | remarks:read
Task                            | remarks:read
Task.amount                     | payments:read
TaskConnection                  | remarks:read
TaskEdge                        | remarks:read
MoneyTotal                      | payments:read
MoneyTotals                     | payments:read
MoneyOnItsWay                   | payments:read
JobMoney                        | payments:read
PayoutHold                      | payments:read
PayoutPromise                   | payments:read
PayoutAccount                   | payments:read
NextStep                        | remarks:read
TimelineEntry                   | remarks:read
Deadline                        | remarks:read
RemarkEvent                     | remarks:read
RemarkChange                    | remarks:read
Offer                           | remarks:read
Amendment                       | remarks:read
Deal                            | remarks:read
JobReviews                      | remarks:read
Dispute                         | remarks:read
DisputeEdge                     | remarks:read
Dispute.released                | payments:read
Dispute.refunded                | payments:read
DisputeStatement                | remarks:read
Settlement                      | remarks:read
Shipment                        | remarks:read
ShippingAddress                 | remarks:read
WorkUse                         | remarks:read
WorkUseConnection               | remarks:read
WorkUseEdge                     | remarks:read
Settlement.release              | payments:read
Settlement.refund               | payments:read
Chargeback                      | remarks:read
AnnualStatement                 | payments:read
AnnualTotal                     | payments:read
HirePaymentSetup                | payments:read
Issuer                          | payments:read
Paper                           | payments:read
PaperConnection                 | payments:read
PaperEdge                       | payments:read
ReceivedProduct                 | payments:read
SavedPaymentMethod              | payments:read
SavedPaymentMethodConnection    | payments:read
SavedPaymentMethodEdge          | payments:read
CreateSetupIntentPayload        | payments:read
PayForHirePayload               | payments:read
BlockedUser                     | profile:read
BlockedUserConnection           | profile:read
BlockedUserEdge                 | profile:read
Notification                    | notifications:read
NotificationConnection          | notifications:read
NotificationEdge                | notifications:read
Transaction                     | payments:read
TransactionConnection           | payments:read
TransactionEdge                 | payments:read
Order                           | orders:read
OrderConnection                 | orders:read
OrderEdge                       | orders:read
OrderEvent                      | orders:read
OrderStep                       | orders:read
Delivery                        | orders:read
CheckoutSetup                   | orders:read
PayForOrderPayload              | orders:read
Webhook                         | webhooks:read
WebhookConnection               | webhooks:read
WebhookEdge                     | webhooks:read
WebhookAttempt                  | webhooks:read
WebhookDelivery                 | webhooks:read
WebhookDeliveryConnection       | webhooks:read
WebhookDeliveryEdge             | webhooks:read
Event                           | webhooks:read
EventConnection                 | webhooks:read
EventEdge                       | webhooks:read
EventCampaign                   | webhooks:read
EventRemark                     | webhooks:read
EventOrder                      | webhooks:read
EventMessage                    | webhooks:read
CreateWebhookPayload            | webhooks:read
RotateWebhookSecretPayload      | webhooks:read
`;

function read(table: string): ReadonlyMap<string, string> {
  const lines = table.split('\n').filter((line) => line.includes('|'));
  return new Map(
    lines.map((line) => line.split('|').map((cell) => cell.trim()) as [name: string, scope: string]),
  );
}

/** Scopes of operations, by `Root.name`. */
export const operationScopes = read(operationTable);

/** Scopes of private types (`Type`) and fields (`Type.field`). */
export const memberScopes = read(memberTable);
