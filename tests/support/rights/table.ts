import type { RootName } from '../schema-documents.ts';
import { roles } from './world.ts';

/**
 * The result of every operation for every caller. `ok`, `null` and `empty` (a list without rows) are answers;
 * `sign-in`, `verify`, `forbidden` and `hidden` are the refusals SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN and
 * NOT_FOUND; other refusals are given by their code. `silent` is a subscription without events. The objects in the
 * second column belong to the owner, or are an application of the applicant to a campaign of the owner. The role
 * `blocked` has its own table below.
 */
const table = `
operation                       | on                  | visitor          unverified       stranger         owner            applicant        staff
Query.categories                | all                 | ok               ok               ok               ok               ok               ok
Query.countries                 | all                 | ok               ok               ok               ok               ok               ok
Query.clientConfig              | the one             | ok               ok               ok               ok               ok               ok
Query.uploadPolicy              | the one             | ok               ok               ok               ok               ok               ok
Query.siteText               | the FAQ             | ok               ok               ok               ok               ok               ok
Query.news                      | published           | empty            empty            empty            empty            empty            empty
Query.newsArticle               | a draft             | null             null             null             null             null             ok
Query.usernameAvailable         | a free one          | ok               ok               ok               ok               ok               ok
Query.passwordStrength          | a new one           | ok               ok               ok               ok               ok               ok
Query.profile                   | the owner           | ok               ok               ok               ok               ok               ok
Query.topInfluencers            | all                 | ok               ok               ok               ok               ok               ok
Query.influencers               | all                 | ok               ok               ok               ok               ok               ok
Query.campaigns                 | public ones         | ok               ok               ok               ok               ok               ok
Query.campaigns                 | of the owner        | ok               ok               ok               ok               ok               ok
Query.campaigns                 | favourites          | sign-in          empty            empty            empty            empty            empty
Query.campaign                  | an open one         | ok               ok               ok               ok               ok               ok
Query.campaign                  | awaiting approval   | null             null             null             ok               null             ok
Query.campaign                  | a rejected one      | null             null             null             ok               null             ok
Query.campaign                  | a disabled one      | null             null             null             ok               null             ok
Query.products                  | of the owner        | ok               ok               ok               ok               ok               ok
Query.product                   | in the shop         | ok               ok               ok               ok               ok               ok
Query.product                   | a hidden one        | null             null             null             ok               null             ok
Query.node                      | in the shop         | ok               ok               ok               ok               ok               ok
Query.node                      | awaiting approval   | null             null             null             ok               null             ok
Query.node                      | to the applicant    | null             null             null             ok               ok               ok
Query.nodes                     | in the shop         | ok               ok               ok               ok               ok               ok
Query.myProducts                | the own             | sign-in          empty            empty            ok               empty            empty
Query.productReviews            | in the shop         | empty            empty            empty            empty            empty            empty
Query.profileReviews            | of the owner        | empty            empty            empty            empty            empty            empty
Query.checkoutSetup             | in the shop         | sign-in          ok               ok               ok               ok               ok
Query.checkoutSetup             | a hidden one        | sign-in          hidden           hidden           ok               hidden           ok
Query.order                     | to the applicant    | sign-in          null             null             ok               ok               ok
Query.myOrders                  | the own             | sign-in          empty            empty            empty            ok               empty
Query.mySales                   | the own             | sign-in          empty            empty            ok               empty            empty
Query.orderProblems             | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.me                        | the own             | null             ok               ok               ok               ok               ok
Query.accessTokens              | the own             | sign-in          empty            empty            ok               empty            empty
Query.savedPaymentMethods       | the own             | sign-in          empty            empty            ok               empty            empty
Query.oauthApps                 | the own             | sign-in          empty            empty            ok               empty            empty
Query.connectedApps             | the own             | sign-in          empty            empty            ok               empty            empty
Query.oauthRequest              | a waiting one       | sign-in          ok               ok               ok               ok               ok
Query.mySessions                | the own             | sign-in          ok               ok               ok               ok               ok
Query.blockedUsers              | the own             | sign-in          empty            empty            ok               empty            empty
Query.myHelpRequests            | the own             | sign-in          empty            empty            ok               empty            empty
Query.openJobs                  | the own             | sign-in          empty            empty            ok               ok               empty
Query.myCampaigns               | the own             | sign-in          empty            empty            ok               empty            empty
Query.myDraft                   | the own             | sign-in          null             null             ok               null             null
Query.myRemarks                 | the own             | sign-in          empty            empty            empty            ok               empty
Query.receivedRemarks           | the own             | sign-in          empty            empty            ok               empty            empty
Query.myTasks                   | the own             | sign-in          empty            empty            empty            ok               empty
Query.myWorkUses                | the own             | sign-in          empty            empty            ok               ok               empty
Query.myMoney                   | the own             | sign-in          ok               ok               ok               ok               ok
Query.quote                     | of an amount        | sign-in          ok               ok               ok               ok               ok
Query.paper                     | of a payment        | sign-in          null             null             ok               null             null
Query.annualStatement           | the own             | sign-in          ok               ok               ok               ok               ok
Query.papers                    | the own             | sign-in          empty            empty            ok               ok               empty
Query.myTransactions            | the own             | sign-in          empty            empty            ok               ok               empty
Query.notifications             | the own             | sign-in          empty            empty            ok               empty            empty
Query.conversations             | the own             | sign-in          empty            empty            ok               ok               empty
Query.conversation              | of the owner        | sign-in          null             null             ok               ok               null
Query.messages                  | of the owner        | sign-in          empty            empty            ok               ok               empty
Query.searchMessages            | a word              | sign-in          empty            empty            ok               ok               empty
Query.savedLists                | the own             | sign-in          empty            empty            ok               empty            empty
Query.webhooks                  | the own             | sign-in          verify           empty            ok               empty            empty
Query.webhookDeliveries         | of the owner        | sign-in          verify           empty            ok               empty            empty
Query.newestRemarkEventId       | the own             | sign-in          ok               ok               ok               ok               ok
Query.events                    | the own             | sign-in          verify           empty            ok               empty            empty
Query.remark                    | an applied one      | sign-in          null             null             ok               ok               ok
Query.remark                    | a released one      | sign-in          null             null             ok               ok               ok
Query.campaignRemarks           | an open one         | sign-in          forbidden        forbidden        ok               forbidden        ok
Query.campaignRemarks           | awaiting            | sign-in          hidden           hidden           empty            hidden           empty
Query.suggestedUsers            | an open one         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Query.suggestedUsers            | awaiting            | sign-in          hidden           hidden           ok               hidden           forbidden
Query.hirePaymentSetup          | an accepted offer   | sign-in          hidden           hidden           ok               hidden           hidden
Query.campaignsAwaitingApproval | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.findUsers                 | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.payments                  | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.payments                  | of the own account  | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.stuckMoney                | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.heldPayments              | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.refundProblems            | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.disputes                  | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.chargebacks               | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.providerEvents            | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.followerJumps             | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.reports                   | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.helpRequests              | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.newsDesk                  | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.slides                    | all                 | empty            empty            empty            empty            empty            empty
Query.categoriesDesk            | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.contentRevisions          | of the FAQ          | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.deskQueue                 | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.deskCounts                | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.deskCase                  | a campaign          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.deskSearch                | the owner           | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.deskPerson                | the owner           | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.deskMails                 | the owner           | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.deskDevices               | the owner           | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.rulingEffect              | disputed            | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.staffProposals            | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.accountLooks                | the own             | sign-in          empty            empty            empty            empty            empty
Query.staffNotes                | about the owner     | sign-in          forbidden        forbidden        forbidden        forbidden        empty
Query.staffActions              | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.doctorFindings            | all                 | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Query.monthlyFigures            | this month          | sign-in          forbidden        forbidden        forbidden        forbidden        ok

Mutation.applyToCampaign        | an open one         | sign-in          verify           ok               OWN_CAMPAIGN     ALREADY_APPLIED  ok
Mutation.applyToCampaign        | awaiting            | sign-in          verify           hidden           CAMPAIGN_CLOSED  hidden           CAMPAIGN_CLOSED
Mutation.applyToCampaign        | a rejected one      | sign-in          verify           hidden           CAMPAIGN_CLOSED  hidden           CAMPAIGN_CLOSED
Mutation.createCampaign         | the owner's picture | sign-in          verify           hidden           ok               hidden           hidden
Mutation.updateCampaign         | awaiting            | sign-in          hidden           hidden           ok               hidden           forbidden
Mutation.updateCampaign         | an open one         | sign-in          forbidden        forbidden        CAMPAIGN_LOCKED  forbidden        forbidden
Mutation.setCampaignDisabled    | an open one         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Mutation.setCampaignDisabled    | a disabled one      | sign-in          hidden           hidden           ok               hidden           forbidden
Mutation.closeCampaign          | an open one         | sign-in          forbidden        forbidden        NOBODY_HIRED     forbidden        forbidden
Mutation.closeCampaign          | awaiting            | sign-in          hidden           hidden           WRONG_STATE      hidden           forbidden
Mutation.extendCampaign         | an open one         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Mutation.extendCampaign         | awaiting            | sign-in          hidden           hidden           WRONG_STATE      hidden           forbidden
Mutation.changeBrief            | an open one         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Mutation.changeBrief            | awaiting            | sign-in          hidden           hidden           WRONG_STATE      hidden           forbidden
Mutation.duplicateCampaign      | an open one         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Mutation.duplicateCampaign      | awaiting            | sign-in          hidden           hidden           ok               hidden           forbidden
Mutation.setFavourite           | an open one         | sign-in          ok               ok               ok               ok               ok
Mutation.setFavourite           | awaiting            | sign-in          hidden           hidden           ok               hidden           ok
Mutation.reportCampaign         | an open one         | sign-in          ok               ok               OWN_CAMPAIGN     ok               ok
Mutation.reportCampaign         | a disabled one      | sign-in          hidden           hidden           OWN_CAMPAIGN     hidden           ok
Mutation.reportPerson           | somebody            | sign-in          ok               ok               ok               ok               ok
Mutation.reportPerson           | the owner           | sign-in          ok               ok               CANNOT_REPORT_SELF ok             ok
Mutation.reportReview           | by the owner        | sign-in          ok               ok               CANNOT_REPORT_SELF ok             ok
Mutation.sendHelpRequest        | without the captcha | CAPTCHA_REQUIRED ok               ok               ok               ok               ok
Mutation.invite                 | an open one         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Mutation.invite                 | awaiting            | sign-in          hidden           hidden           CAMPAIGN_NOT_OPEN hidden           forbidden
Mutation.declineInvitation      | of the owner        | sign-in          hidden           hidden           forbidden        ok               hidden
Mutation.withdrawInvitation     | of the owner        | sign-in          hidden           hidden           ok               forbidden        hidden
Mutation.saveDraft              | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.saveDraft              | the owner's picture | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.discardDraft           | the own             | sign-in          ok               ok               ok               ok               ok

Mutation.createProduct          | the owner's picture | sign-in          verify           hidden           ok               hidden           hidden
Mutation.updateProduct          | in the shop         | sign-in          verify           forbidden        ok               forbidden        forbidden
Mutation.updateProduct          | a hidden one        | sign-in          verify           hidden           ok               hidden           forbidden
Mutation.setProductHidden       | in the shop         | sign-in          forbidden        forbidden        ok               forbidden        forbidden
Mutation.setProductHidden       | a hidden one        | sign-in          hidden           hidden           ok               hidden           forbidden
Mutation.deactivateProduct      | one more            | sign-in          forbidden        forbidden        forbidden        forbidden        ok

Mutation.placeOrder             | in the shop         | sign-in          verify           ok               OWN_PRODUCT      ok               ok
Mutation.placeOrder             | a hidden one        | sign-in          verify           hidden           OWN_PRODUCT      hidden           PRODUCT_NOT_SOLD
Mutation.payForOrder            | to the applicant    | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.shipOrder              | for cash            | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.confirmDelivery        | sent for cash       | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.reportOrderProblem     | sent by card        | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.cancelOrder            | for cash            | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.settleOrder            | sent for cash       | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.settleRefund           | one given up        | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.reviewProduct          | received            | sign-in          hidden           hidden           forbidden        ok               forbidden

Mutation.declineApplication     | applied             | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.declineApplication     | offered             | sign-in          hidden           hidden           WRONG_STATE      forbidden        forbidden
Mutation.setShortlisted         | applied             | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.setShortlisted         | hired               | sign-in          hidden           hidden           WRONG_STATE      forbidden        forbidden
Mutation.makeOffer              | applied             | sign-in          hidden           hidden           ok               WRONG_STATE      forbidden
Mutation.makeOffer              | offered             | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.makeOffer              | countered           | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.acceptOffer            | offered             | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.acceptOffer            | countered           | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.rejectOffer            | offered             | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.rejectOffer            | countered           | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.proposeAmendment       | hired               | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.acceptAmendment        | of the owner        | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.rejectAmendment        | of the owner        | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.withdrawAmendment      | of the owner        | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.proposeExtra           | paid, hired         | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.hire                   | sponsored, applied  | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.hire                   | shoutout, applied   | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.hire                   | paid, accepted      | sign-in          hidden           hidden           PAID_TYPE        forbidden        forbidden
Mutation.createSetupIntent      | the own             | sign-in          verify           ok               ok               ok               ok
Mutation.savePaymentMethod      | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.removePaymentMethod    | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.payForHire             | accepted            | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.payForHire             | paid already        | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.markAsDone             | paid, hired         | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.markAsDone             | shoutout, hired     | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.releasePayment         | done                | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.releasePayment         | released already    | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.cancelJob              | paid, applied       | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.cancelJob              | shoutout, hired     | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.giveAddress            | sponsored, hired    | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.markAsSent             | with an address     | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.confirmReceipt         | sent                | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.handInWork             | awaited             | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.approveWork            | in review           | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.askForChanges          | in review           | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.endLateJob             | late                | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.askToCancel            | paid, hired         | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.answerCancel           | asked               | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.withdrawCancel         | asked               | sign-in          hidden           hidden           ok               forbidden        forbidden
Mutation.raiseDispute           | done                | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.addDisputeStatement    | disputed            | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.proposeSettlement      | disputed            | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.acceptSettlement       | of the owner        | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.declineSettlement      | of the owner        | sign-in          hidden           hidden           forbidden        ok               forbidden
Mutation.assignCase             | a campaign          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.viewCase               | a campaign          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.confirmProposal        | of another          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.sendBackProposal       | of another          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.addStaffNote           | about the owner     | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.extendDispute          | disputed            | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.ruleDispute            | disputed            | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.openDispute            | hired               | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.reviewJob              | settled             | sign-in          hidden           hidden           ok               ok               forbidden
Mutation.answerReview           | by the owner        | sign-in          forbidden        forbidden        forbidden        ok               forbidden
Mutation.hideReview             | by the owner        | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.restoreReview          | a hidden one        | sign-in          forbidden        forbidden        forbidden        forbidden        ok

Mutation.approveCampaign        | awaiting            | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.rejectCampaign         | awaiting            | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.retryProviderEvent     | one that failed     | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.featureCampaign        | an open one         | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.resolveReport          | one that waits      | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.resolveHelpRequest     | one that waits      | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.saveSiteText        | the page about us   | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.saveNews               | a new draft         | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.publishNews            | a draft             | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.withdrawNews           | a published one     | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.saveSlide              | a new one           | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.moveSlide              | one of two          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.removeSlide            | one of two          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.saveCategory           | a new one           | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.seeAsPerson            | a newcomer          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.endSeeing              | nobody              | sign-in          ok               ok               ok               ok               ok
Mutation.suspendAccount         | a newcomer          | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.suspendAccount         | the own account     | sign-in          forbidden        forbidden        forbidden        forbidden        forbidden
Mutation.restoreAccount         | a suspended one     | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.featureInfluencer      | somebody            | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.setStaffRoles          | somebody            | sign-in          forbidden        forbidden        forbidden        forbidden        SECOND_PERSON_NEEDED
Mutation.setStaffRoles          | the own account     | sign-in          forbidden        forbidden        forbidden        forbidden        forbidden
Mutation.setStaff               | somebody            | sign-in          forbidden        forbidden        forbidden        forbidden        SECOND_PERSON_NEEDED
Mutation.setStaff               | the own account     | sign-in          forbidden        forbidden        forbidden        forbidden        forbidden

Mutation.updateProfile          | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.chooseUsername         | a free one          | sign-in          ok               ok               ok               ok               ok
Mutation.chooseUsername         | of somebody         | sign-in          USERNAME_TAKEN   USERNAME_TAKEN   USERNAME_TAKEN   USERNAME_TAKEN   USERNAME_TAKEN
Mutation.setInterests           | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.setInstagramUsername   | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.beginLinking           | Instagram           | sign-in          ok               ok               ok               ok               ok
Mutation.finishLinking          | a made-up state     | sign-in          SOCIAL_LINK_EXPIRED SOCIAL_LINK_EXPIRED SOCIAL_LINK_EXPIRED SOCIAL_LINK_EXPIRED SOCIAL_LINK_EXPIRED
Mutation.refreshInstagram       | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.unlinkFacebook         | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.settleFollowerJump     | one that waits      | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.setFollowers           | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.setAvatar              | the owner's picture | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.heartbeat              | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.openConversation       | the applicant       | sign-in          verify           ok               ok               WRITE_TO_SELF    ok
Mutation.sendMessage            | of the owner        | sign-in          verify           hidden           ok               ok               hidden
Mutation.markConversationRead   | of the owner        | sign-in          hidden           hidden           ok               ok               hidden
Mutation.setTyping              | of the owner        | sign-in          hidden           hidden           ok               ok               hidden
Mutation.reportMessage          | by the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.setLanguage            | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.setMailNotifications   | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.setMutedNotifications  | the own             | sign-in          ok               ok               ok               ok               ok
Query.devicePush                | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.turnDevicePushOn       | a public address    | sign-in          ok               ok               ok               ok               ok
Mutation.turnDevicePushOff      | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.setPlace               | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.setPurpose             | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.markNotificationsRead  | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.saveBankAccount        | the own             | sign-in          verify           ok               ok               ok               ok
Mutation.openVerification       | nothing needed      | sign-in          verify           NOTHING_TO_VERIFY NOTHING_TO_VERIFY NOTHING_TO_VERIFY NOTHING_TO_VERIFY
Mutation.deleteBankAccount      | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.useSpareBankAccount    | none kept           | sign-in          verify           hidden           hidden           hidden           hidden
Mutation.deleteSpareBankAccount | none kept           | sign-in          ok               ok               ok               ok               ok
Mutation.undoBankAccountChange  | a made-up token     | LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID

Mutation.createAccessToken      | the own             | sign-in          verify           ok               ok               ok               ok
Mutation.createAccessToken      | not knowing it      | sign-in          verify           PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG
Mutation.revokeAccessToken      | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.createOAuthApp         | the own             | sign-in          verify           ok               ok               ok               ok
Mutation.updateOAuthApp         | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.deleteOAuthApp         | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.answerOAuthRequest     | a waiting one       | sign-in          verify           ok               ok               ok               ok
Mutation.disconnectApp          | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.createSavedList        | a new one           | sign-in          ok               ok               ok               ok               ok
Mutation.renameSavedList        | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.saveInfluencer         | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.deleteSavedList        | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.createWebhook          | a public address    | sign-in          verify           ok               ok               ok               ok
Mutation.updateWebhook          | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.rotateWebhookSecret    | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.sendTestEvent          | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.replayWebhookDelivery  | of the owner        | sign-in          verify           hidden           ok               hidden           hidden
Mutation.deleteWebhook          | of the owner        | sign-in          verify           hidden           ok               hidden           hidden

Mutation.revokeSession          | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.revokeOtherSessions    | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.resendVerification     | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.verifyEmail            | a made-up token     | LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID
Mutation.requestPasswordReset   | the owner           | ok               ok               ok               ok               ok               ok
Mutation.resetPassword          | a made-up token     | LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID
Mutation.changePassword         | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.changePassword         | not knowing it      | sign-in          PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG
Mutation.requestEmailChange     | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.withdrawEmailChange    | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.confirmEmailChange     | a made-up token     | LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID
Mutation.endSession             | a made-up token     | LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID
Mutation.undoEmailChange        | a made-up token     | LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID     LINK_INVALID
Query.secondFactors             | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.startPasskey           | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.addPasskey             | made up             | sign-in          PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED
Mutation.renamePasskey          | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.removePasskey          | of the owner        | sign-in          hidden           hidden           ok               hidden           hidden
Mutation.startAuthenticatorApp  | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.confirmAuthenticatorApp| guessing            | sign-in          CODE_WRONG       CODE_WRONG       CODE_WRONG       CODE_WRONG       CODE_WRONG
Mutation.removeAuthenticatorApp | the own             | sign-in          hidden           hidden           hidden           hidden           hidden
Mutation.renewRecoveryCodes     | without factor      | sign-in          WRONG_STATE      WRONG_STATE      WRONG_STATE      WRONG_STATE      WRONG_STATE
Mutation.startPasskeySignIn     | the own             | ok               ok               ok               ok               ok               ok
Mutation.signInWithPasskey      | made up             | PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED  PASSKEY_REFUSED
Mutation.confirmIdentity        | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.confirmIdentity        | not knowing it      | sign-in          PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG
Mutation.blockUser              | a newcomer          | sign-in          ok               ok               ok               ok               ok
Mutation.unblockUser            | nobody blocked      | sign-in          ok               ok               ok               ok               ok
Mutation.exportMyData           | the own             | sign-in          ok               ok               ok               ok               ok
Mutation.closeAccount           | not knowing it      | sign-in          PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG   PASSWORD_WRONG
Mutation.reopenAccount          | a closed one        | sign-in          forbidden        forbidden        forbidden        forbidden        ok
Mutation.signUp                 | without the captcha | CAPTCHA_REQUIRED CAPTCHA_REQUIRED CAPTCHA_REQUIRED CAPTCHA_REQUIRED CAPTCHA_REQUIRED CAPTCHA_REQUIRED
Mutation.signIn                 | guessing            | SIGN_IN_FAILED   SIGN_IN_FAILED   SIGN_IN_FAILED   SIGN_IN_FAILED   SIGN_IN_FAILED   SIGN_IN_FAILED
Mutation.signOut                | the own             | ok               ok               ok               ok               ok               ok

Subscription.campaignChanged    | an open one         | ok               ok               ok               ok               ok               ok
Subscription.campaignChanged    | awaiting            | null             null             null             ok               null             ok
Subscription.presenceChanged    | the owner           | ok               ok               ok               ok               ok               ok
Subscription.remarkChanged      | the own             | sign-in          silent           silent           ok               ok               silent
Subscription.remarkChanged      | of the open one     | sign-in          silent           silent           ok               ok               silent
Subscription.orderChanged       | the own             | sign-in          silent           silent           ok               ok               silent
Subscription.eventAdded         | the own             | sign-in          verify           silent           ok               silent           silent
Subscription.conversationChanged | the own             | sign-in          silent           silent           ok               ok               silent
Subscription.notificationAdded  | the own             | sign-in          silent           silent           silent           ok               silent
`;

/**
 * Results for members blocked by the owner, where they differ from a stranger's. The owner and everything of theirs do
 * not exist for them.
 */
const blockedTable = `
Query.profile                   | the owner           | null
Query.campaigns                 | public ones         | empty
Query.products                  | of the owner        | empty
Query.product                   | in the shop         | null
Query.node                      | in the shop         | null
Query.checkoutSetup             | in the shop         | hidden
Mutation.placeOrder             | in the shop         | hidden
Mutation.updateProduct          | in the shop         | hidden
Mutation.setProductHidden       | in the shop         | hidden
Query.campaigns                 | of the owner        | empty
Query.campaign                  | an open one         | null
Query.campaignRemarks           | an open one         | hidden
Query.suggestedUsers            | an open one         | hidden
Mutation.applyToCampaign        | an open one         | hidden
Mutation.updateCampaign         | an open one         | hidden
Mutation.setCampaignDisabled    | an open one         | hidden
Mutation.closeCampaign          | an open one         | hidden
Mutation.extendCampaign         | an open one         | hidden
Mutation.changeBrief            | an open one         | hidden
Mutation.duplicateCampaign      | an open one         | hidden
Mutation.setFavourite           | an open one         | hidden
Mutation.reportCampaign         | an open one         | hidden
Mutation.invite                 | an open one         | hidden
Subscription.campaignChanged    | an open one         | null
Subscription.presenceChanged    | the owner           | empty
`;

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** The lines of the table above, by operation and object. */
const blocked = new Map(
  blockedTable
    .split('\n')
    .filter((line) => line.includes('.'))
    .map((line) => {
      const [operation = '', on = '', outcome = ''] = cellsOf(line);
      return [`${operation}, ${on}`, outcome] as const;
    }),
);

/** A line of the table. `outcomes` are in the order of `roles`. */
export interface Right {
  readonly root: RootName;
  readonly name: string;
  readonly on: string;
  readonly outcomes: readonly string[];
}

function toRight(line: string): Right {
  const [operation = '', on = '', outcomes = ''] = cellsOf(line);
  const [root, name = ''] = operation.split('.');
  const told = outcomes.split(/\s+/);
  const stranger = told[roles.indexOf('stranger')] ?? '';
  const all = [...told, blocked.get(`${operation}, ${on}`) ?? stranger];
  if (all.length !== roles.length) throw new Error(`not an outcome for each role: ${line}`);
  return { root: root as RootName, name, on, outcomes: all };
}

/** The lines of the table. */
export const rights: readonly Right[] = table
  .split('\n')
  .filter((line) => line.includes('.'))
  .map(toRight);
