import { makeSentences, type ParamsOf, paramsIn } from './texts/sentences.ts';

/**
 * What people are notified of: the English text of each code. Texts of the other languages stand by the same codes in
 * `texts/`. Codes that end in `.staff` are for the team, which is told in English only.
 */
export const notificationCatalogue = {
  'bankAccount.replaced':
    "Your bank account was changed. If this wasn't you, use the link in our email to undo it.",
  'bankAccount.deleted':
    "Your bank account was deleted. If this wasn't you, use the link in our email to undo it.",
  'bankAccount.spareAdded':
    "A spare bank account was added. If this wasn't you, use the link in our email to undo it.",
  'bankAccount.restored':
    'The change of your bank account was undone. Set a new password, in case someone else knows it.',
  'bankAccount.paused':
    'The payment provider has paused payouts to your bank account. Settings says what it needs; until then payments to you wait.',
  'bankAccount.resumed': 'Payouts to your bank account work again. Payments that waited can be released.',
  'help.answered': 'We have answered your message: {answer}',
  'message.received': '{personName} sent you a message.',
  'message.receivedWithLink': '{personName} sent you a message with a link.',
  'product.deactivated': 'Our team has taken “{productTitle}” out of the shop: {reason}',
  'product.restored': '“{productTitle}” is back in the shop.',
  'report.campaignResolved':
    'We have looked into your report about “{campaignTitle}”. Thank you for telling us.',
  'report.reviewResolved':
    'We have looked into your report about a review of {personName}. Thank you for telling us.',
  'report.personResolved': 'We have looked into your report about {personName}. Thank you for telling us.',
  'security.seenByStaff':
    'Koli staff saw your account as you see it, without changing anything. Why is in Settings, Security.',
  'security.factorsChanged':
    'The ways you sign in have changed. If this was not you, change your password and check Security in Settings.',
  'social.namedAccountLost':
    'The owner of the Instagram account on your profile has signed in for it, so it stands on their profile now. Please link an account of your own.',
  'webhook.switchedOff':
    'Your webhook at {host} was switched off, because our messages do not arrive there. Switch it on again in Settings when it is mended.',

  'campaign.approved': 'Your campaign “{campaignTitle}” is approved. Influencers can apply now.',
  'campaign.rejected':
    'Your campaign “{campaignTitle}” was not approved: {reason} Edit it to send it in again.',
  'campaign.endsSoon':
    'Your campaign “{campaignTitle}” ends on {campaignEnd}. Influencers can apply until the end of that day.',
  'campaign.endedWithJobs': 'Your campaign “{campaignTitle}” has ended. Jobs that have begun go on.',
  'campaign.endedWithoutHire':
    'Your campaign “{campaignTitle}” has ended without a hire. Edit it and choose a new last day to send it in again.',

  'job.applied': '{personName} applied to “{campaignTitle}”.',
  'job.invited': '{ownerName} invites you to apply to “{campaignTitle}”.',
  'job.invitedFor': '{ownerName} invites you to apply to “{campaignTitle}” for {amount}.',
  'job.offered': '{ownerName} offers you {amount} for “{campaignTitle}”.',
  'job.offerAccepted': '{personName} accepted your offer of {amount} for “{campaignTitle}”. Pay to hire.',
  'job.invitationDeclined': '{personName} declined your invitation to “{campaignTitle}”.',
  'job.invitationWithdrawn': '{ownerName} withdrew the invitation to “{campaignTitle}”.',
  'job.declined':
    '{ownerName} chose other influencers for “{campaignTitle}”. Thank you for applying. New campaigns open every week.',
  'job.declinedFor':
    '{ownerName} chose other influencers for “{campaignTitle}”. Their reason: “{reason}” Thank you for applying.',
  'job.offerRejected': '{personName} declined your offer for “{campaignTitle}”. You can offer again.',
  'job.countered': '{personName} proposes other terms for “{campaignTitle}”: {amount}.',
  'job.counterAccepted':
    '{ownerName} accepted your terms for “{campaignTitle}”: {amount}. You start when it is paid.',
  'job.counterRejected': '{ownerName} declined your terms for “{campaignTitle}”.',
  'job.offerLapsed':
    'The offer of {amount} for “{campaignTitle}” lapsed, because it was not answered in time.',
  'job.paid': '{ownerName} hired you for “{campaignTitle}”. {amount} is held for you until the work is done.',
  'job.hired': '{ownerName} hired you for “{campaignTitle}”.',
  'job.hiredForProduct':
    '{ownerName} hired you for “{campaignTitle}”. Add a delivery address for the product.',
  'job.addressGiven': '{personName} added a delivery address for “{campaignTitle}”. Send the product.',
  'job.productSent': '{ownerName} sent the product for “{campaignTitle}”. Confirm when you have received it.',
  'job.productReceived':
    '{personName} received the product for “{campaignTitle}”. The work is due on {workDueOn}.',
  'job.extraOffered': '{ownerName} offers you {amount} for an extra to “{campaignTitle}”.',
  'job.extraProposed': '{personName} proposes an extra to “{campaignTitle}” for {amount}.',
  'job.extraPaid':
    '{ownerName} paid for the extra to “{campaignTitle}”. {amount} is held for you until it is released.',
  'job.extraCancelled': 'The extra to “{campaignTitle}” was cancelled. {reason}',
  'job.amendmentProposed.owner':
    '{personName} proposes other terms for “{campaignTitle}”. Accept, change or reject them.',
  'job.amendmentProposed.person':
    '{ownerName} proposes other terms for “{campaignTitle}”. Accept, change or reject them.',
  'job.laterDateAsked.owner':
    '{personName} asks to move the due date of “{campaignTitle}” to {askedDueOn}. Agree or refuse.',
  'job.laterDateAsked.person':
    '{ownerName} asks to move the due date of “{campaignTitle}” to {askedDueOn}. Agree or refuse.',
  'job.amended.owner': '{personName} accepted your new terms for “{campaignTitle}”.',
  'job.amended.person': '{ownerName} accepted your new terms for “{campaignTitle}”.',
  'job.amendmentRejected.owner':
    '{personName} rejected your new terms for “{campaignTitle}”. The deal stays as it was. {reason}',
  'job.amendmentRejected.person':
    '{ownerName} rejected your new terms for “{campaignTitle}”. The deal stays as it was. {reason}',
  'job.amendmentWithdrawn.owner':
    '{personName} withdrew the new terms for “{campaignTitle}”. The deal stays as it was.',
  'job.amendmentWithdrawn.person':
    '{ownerName} withdrew the new terms for “{campaignTitle}”. The deal stays as it was.',
  'job.amendmentLapsed':
    'The new terms for “{campaignTitle}” lapsed, because they were not answered in time. The deal stays as it was.',
  'job.draftHandedIn': '{personName} handed in a draft for “{campaignTitle}”. Approve it or ask for changes.',
  'job.draftHandedInUntil':
    '{personName} handed in a draft for “{campaignTitle}”. Answer by {answerUntil}, or it counts as approved.',
  'job.workHandedIn': '{personName} handed in published work for “{campaignTitle}”.',
  'job.ownerHandedIn': '{ownerName} handed in published work for “{campaignTitle}”.',
  'job.workApproved': '{ownerName} approved your work for “{campaignTitle}”.',
  'job.draftApprovedBySilence.owner':
    'The draft of {personName} for “{campaignTitle}” counts as approved: it wasn’t answered in time.',
  'job.draftApprovedBySilence.person':
    'Your draft for “{campaignTitle}” counts as approved. Publish it and hand in the link.',
  'job.changesAsked': '{ownerName} asked for changes for “{campaignTitle}”: {reason}',
  'job.workDueSoon': 'Your work for “{campaignTitle}” is due on {workDueOn}.',
  'job.mayEndLate':
    'Nothing was handed in for “{campaignTitle}”, due on {workDueOn}. You can end the job with a full refund.',
  'job.useEndsSoon.owner':
    'You may use the work of {personName} for “{campaignTitle}” until {useEndsOn}. Take it down by then.',
  'job.useEndsSoon.person': '{ownerName} may use your work for “{campaignTitle}” until {useEndsOn}.',
  'job.done': '{personName} marked “{campaignTitle}” as done.',
  'job.doneUntil':
    '{personName} marked “{campaignTitle}” as done. Release the payment or raise a dispute; without an answer it is released automatically on {releaseOn}.',
  'job.releaseReminder':
    'Reminder: {personName} finished “{campaignTitle}”. {work, select, approved {You approved all the work: release {amount}} other {Release {amount} or raise a dispute}}; without an answer it is released automatically on {releaseOn}.',
  'job.releasedBySilence.owner':
    '{amount} for “{campaignTitle}” was released to {personName} automatically, because there was no answer by {releaseOn}.',
  'job.releasedBySilence.person':
    '{ownerName} did not answer in time, so {amount} for “{campaignTitle}” was released to you automatically. It is on its way to your bank account.',
  'job.released':
    '{ownerName} released {amount} for “{campaignTitle}”. It is on its way to your bank account.',
  'job.payoutFailed.owner':
    'The payout to {personName} for “{campaignTitle}” did not go through. The money is still held; please release it again.',
  'job.payoutFailed.person':
    'Your payout for “{campaignTitle}” did not go through. Please check your bank account.',
  'job.cancelled.owner': 'The application of {personName} for “{campaignTitle}” was cancelled. {reason}',
  'job.cancelled.person': 'The application for “{campaignTitle}” was cancelled. {reason}',
  'job.cancelAsked':
    '{ownerName} asks to cancel “{campaignTitle}”: {reason} Please answer within 72 hours; without an answer the job is cancelled.',
  'job.cancelDeclined': '{personName} does not agree to cancel “{campaignTitle}”. The job goes on.',
  'job.cancelWithdrawn': '{ownerName} does not want to cancel “{campaignTitle}” any more. The job goes on.',
  'job.refunded.owner': '“{campaignTitle}” is cancelled. {total} was refunded to your card.',
  'job.refunded.person': '“{campaignTitle}” is cancelled. {total} was refunded to {ownerName}.',
  'job.refundFailed':
    'The refund for “{campaignTitle}” did not go through. The money is still held and the job is not cancelled; please try again.',
  'job.disputed':
    'A dispute about “{campaignTitle}” was raised: {reason} The money stays held until our team decides.',
  'job.disputedUntil':
    'A dispute about “{campaignTitle}” was raised: {reason} Please answer by {answerUntil}; then our team decides. Until then the money stays held.',
  'job.disputeExtended':
    'Our team gives {extendedSide, select, owner {{ownerName}} other {{personName}}} until {answerUntil} to add to the dispute about “{campaignTitle}”: {reason}',
  'job.settlementProposed.owner':
    '{personName} proposes to settle the dispute about “{campaignTitle}”: {amount} for {personName}, the rest back to you. Accept or decline it.',
  'job.settlementProposed.person':
    '{ownerName} proposes to settle the dispute about “{campaignTitle}”: {amount} for you, the rest back to {ownerName}. Accept or decline it.',
  'job.settlementDeclined.owner':
    '{personName} declined your proposal to settle the dispute about “{campaignTitle}”. You can propose another split.',
  'job.settlementDeclined.person':
    '{ownerName} declined your proposal to settle the dispute about “{campaignTitle}”. You can propose another split.',
  'job.settled.owner':
    'You and {personName} settled the dispute about “{campaignTitle}”: {ruling, select, release {all of the money goes to {personName}} refund {all of the money goes back to you} other {{amount} goes to {personName}, the rest back to you}}.',
  'job.settled.person':
    'You and {ownerName} settled the dispute about “{campaignTitle}”: {ruling, select, release {all of the money goes to you} refund {all of the money goes back to {ownerName}} other {{amount} goes to you, the rest back to {ownerName}}}.',
  'job.disputeOpened':
    'Our team decides about the money of “{campaignTitle}”: {reason} Until then it stays held.',
  'job.disputeStatement': 'There is a new statement in the dispute about “{campaignTitle}”.',
  'job.ruled': 'Our team has decided the dispute about “{campaignTitle}”: {reason}',
  'job.ruledRefund.owner':
    '{total} for “{campaignTitle}” was refunded to your card, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.ruledRefund.person':
    '{total} for “{campaignTitle}” was refunded to {ownerName}, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.ruledPayout.owner':
    '{amount} for “{campaignTitle}” is on its way to {personName}, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.ruledPayout.person':
    '{amount} for “{campaignTitle}” is on its way to your bank account, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.rulingFailed':
    'The money for “{campaignTitle}” could not be moved as decided. It is still held, and our team looks into it.',
  'job.payoutHeld.person':
    'Your payout for “{campaignTitle}” is on hold. {holdReason, select, bank_account_missing {Add a bank account in Settings to get paid.} bank_account_new {Your bank account is new. For your safety nothing is paid out to it for 72 hours.} identity_needed {The payment provider could not confirm your identity. Check your details in Settings and save your bank account again.} document_needed {The payment provider needs a document from you. Contact us, and we will pass it on.} bank_rejected {Your bank sent the money back. Check the account number in Settings, or add another account.} balance_pending {The card payment is still being cleared. Nothing to do: the payout follows by itself.} dispute {A dispute is open. Add what you have to say to it.} chargeback {The payer’s bank has asked for the money back. Send us what shows your work, and we will answer the bank.} other {The payment provider has paused payouts to you. Contact us to sort it out.}}',
  'job.payoutHeld.owner':
    'The payout to {personName} for “{campaignTitle}” is on hold. {holdReason, select, bank_account_missing {They have no bank account yet. We have asked them to add one.} bank_account_new {Their bank account is new. For safety nothing is paid out to it for 72 hours; what you release follows by itself.} identity_needed {The payment provider could not confirm their identity. We have told them what to do.} document_needed {The payment provider needs a document from them. We have told them what to do.} bank_rejected {Their bank sent the money back. We have asked them to check their account.} balance_pending {The card payment is still being cleared. Nothing to do: the payout follows by itself.} dispute {A dispute is open. Add what you have to say to it.} chargeback {The card’s bank has asked for the money back. If that was a mistake, ask the bank to withdraw it.} other {The payment provider has paused payouts to them. We are sorting it out.}}',
  'job.payoutArrived': '{amount} for “{campaignTitle}” has arrived in your bank account.',

  'review.invited':
    'How was working with {personName} on “{campaignTitle}”? You can write a review until {reviewsEnd}. Both reviews appear together.',
  'review.endsSoon':
    'You can review {personName} for “{campaignTitle}” until {reviewsEnd}. After that, it is too late.',
  'review.received': '{personName} reviewed you for “{campaignTitle}”.',
  'review.published': 'Your review of {personName} for “{campaignTitle}” is public now.',
  'review.answered': '{personName} answered your review for “{campaignTitle}”.',
  'review.hidden': 'Our team has hidden your review of {personName}: {reason}',
  'review.restored': 'Your review of {personName} is public again.',

  'job.heldLong.owner':
    '{amount} for “{campaignTitle}” has been held for 80 days and has to be released or refunded by {heldUntil}. {state, select, done {Please release it now, or raise a dispute.} disputed {Our team decides the dispute before then.} cancel_asked {{personName} has yet to answer your wish to cancel.} other {When the work is done, ask {personName} to mark it as done and release the payment; otherwise ask to cancel for a full refund.}}',
  'job.heldLong.person':
    '{amount} for “{campaignTitle}” has been held for 80 days and has to be released or refunded by {heldUntil}. {state, select, done {We have reminded {ownerName} to release it. You can also raise a dispute.} disputed {Our team decides the dispute before then.} cancel_asked {Please answer {ownerName}’s wish to cancel.} other {Please mark the job as done before then to be paid, or cancel it.}}',
  'job.heldLong.staff':
    '{amount} for “{campaignTitle}” has been held for 80 days and has to be released or refunded by {heldUntil}. {ownerName} and {personName}: {state, select, hired {the work is not done yet} cancel_asked {the owner asks to cancel} done {done and not released} disputed {in dispute} other {it has moved on since}}. Both were told; please see to it.',
  'job.heldTooLong.owner':
    'Last days: {amount} for “{campaignTitle}” can be held until {heldUntil} and no longer. {state, select, done {Please release it now, or raise a dispute.} disputed {Our team decides the dispute before then.} cancel_asked {{personName} has yet to answer your wish to cancel.} other {When the work is done, ask {personName} to mark it as done and release the payment; otherwise ask to cancel for a full refund.}}',
  'job.heldTooLong.person':
    'Last days: {amount} for “{campaignTitle}” can be held until {heldUntil} and no longer. {state, select, done {We have reminded {ownerName} to release it. You can also raise a dispute.} disputed {Our team decides the dispute before then.} cancel_asked {Please answer {ownerName}’s wish to cancel.} other {Please mark the job as done before then to be paid, or cancel it.}}',
  'job.heldTooLong.staff':
    'Last days: {amount} for “{campaignTitle}” can be held until {heldUntil} and no longer. {ownerName} and {personName}: {state, select, hired {the work is not done yet} cancel_asked {the owner asks to cancel} done {done and not released} disputed {in dispute} other {it has moved on since}}. Both were told; please see to it.',

  'job.chargeback.owner':
    "Your card's bank has asked for {amount} for “{campaignTitle}” back (a chargeback). The money is frozen until the bank has decided: nothing is released, refunded or cancelled. If you did not mean to, ask your bank to withdraw it.",
  'job.chargeback.person':
    'The payment for “{campaignTitle}” is frozen: the bank of {ownerName} has asked for it back (a chargeback). We answer the bank. You hear from us as soon as it has decided.',
  'job.chargeback.staff':
    'Chargeback of {amount} on “{campaignTitle}” (job {jobId}). Please answer it at the payment provider by {answerBy}.',
  'job.chargebackUndated.staff':
    'Chargeback of {amount} on “{campaignTitle}” (job {jobId}). Please answer it at the payment provider by its deadline.',
  'job.chargebackAfterPayout.owner':
    "Your card's bank has asked for {amount} for “{campaignTitle}” back (a chargeback). {personName} was paid already and keeps the money. If you did not mean to, ask your bank to withdraw it.",
  'job.chargebackAfterPayout.person':
    'The bank of {ownerName} has asked for the payment for “{campaignTitle}” back (a chargeback). What you were paid stays yours; we answer the bank.',
  'job.chargebackWon.owner':
    'The bank has decided about “{campaignTitle}”: the payment stands, and the job goes on.',
  'job.chargebackWon.person':
    'Good news about “{campaignTitle}”: the bank has decided that the payment stands. The job goes on.',
  'job.chargebackWon.staff':
    'The chargeback on “{campaignTitle}” (job {jobId}) is won or withdrawn. The job goes on.',
  'job.chargebackWonAfterPayout':
    'The bank has decided about “{campaignTitle}”: the payment stands. Nothing is left to do.',
  'job.chargebackWonInDispute':
    'The bank has decided about “{campaignTitle}”: the payment stands. Our team now decides the dispute.',
  'job.chargebackLost.owner':
    'Your bank took {amount} for “{campaignTitle}” back for good. Nothing is held any more.',
  'job.chargebackLost.person':
    'The bank of {ownerName} took the payment for “{campaignTitle}” back for good. It cannot be paid out to you any more. Our team is there for your questions.',
  'job.chargebackLost.staff':
    'The chargeback on “{campaignTitle}” (job {jobId}) is lost; the held money went back to the payer.',
  'job.chargebackLostAfterPayout.owner': 'Your bank took {amount} for “{campaignTitle}” back for good.',
  'job.chargebackLostAfterPayout.person':
    'The bank of {ownerName} took the payment for “{campaignTitle}” back. What you were paid stays yours; we bear the loss.',
  'job.chargebackLostAfterPayout.staff':
    'The chargeback on “{campaignTitle}” (job {jobId}) is lost after the payout: we bear what was no longer held.',

  'job.payoutReversed.owner':
    'The payout of {amount} to {personName} for “{campaignTitle}” was taken back by the payment provider. The money is held again and can be released again.',
  'job.payoutReversed.person':
    'Your payout of {amount} for “{campaignTitle}” was taken back by the payment provider. The money is held for you again. Please check your bank account.',
  'job.payoutReversed.staff':
    'The transfer of {amount} for “{campaignTitle}” (job {jobId}) was reversed. The money is held again.',
  'job.payoutLost.person':
    'Your payout of {amount} for “{campaignTitle}” was taken back by the payment provider. The payer has the money back, so the job is over.',
  'job.payoutLost.staff':
    'The transfer of {amount} for “{campaignTitle}” (job {jobId}) was reversed. The payer has the money already: our loss is made good, and the job is over.',
  'job.refundReturned.owner':
    'Your bank sent the refund of {total} for “{campaignTitle}” back. It is yours and held here; we try again and look into it.',
  'job.refundReturned.staff':
    "The refund of {total} for “{campaignTitle}” (job {jobId}) came back from the card's bank. It is tried again; please find another way with the payer if it keeps coming back.",
  'job.refundGivenUp.owner':
    'The refund of {total} for “{campaignTitle}” to your card does not go through. The money is still held for you, and our team finds another way with you.',
  'job.refundGivenUp.staff':
    'The refund of {total} for “{campaignTitle}” (job {jobId}) fails again and again, and is not tried any more. Please find another way with the payer. {reason}',
  'job.refundedByHand': '{total} for “{campaignTitle}” was given back to you, not to your card. {reason}',
  'job.refundedToCard': '{total} for “{campaignTitle}” was refunded to your card.',
  'job.refundedToOwner': '{total} for “{campaignTitle}” was refunded to {ownerName}.',
  'job.refundedAtProvider.staff':
    '{total} for “{campaignTitle}” (job {jobId}) was refunded at the payment provider, not by us. It is posted.',

  'order.placed.seller':
    '{buyerName} ordered {goods} for {total}, cash on delivery. Please send it within 12 days.',
  'order.placed.buyer': 'You ordered {goods}. Please have {total} in cash ready when it arrives.',
  'order.paid.seller':
    '{buyerName} bought {goods}. {total} is held for you until it is delivered. Please send it within 12 days.',
  'order.paid.buyer': 'You bought {goods}. {total} is held until you have received it.',
  'order.expired.buyer': 'Your order of {goods} is cancelled: it was not paid or sent in time.',
  'order.expired.seller': 'An order of {goods} is cancelled: it was not paid or sent in time.',
  'order.cancelled': 'The order of {goods} was cancelled. {reason}',
  'order.shipped': '{sellerName} has sent {goods}. {tracking}',
  'order.delivered.seller': '{goods} is delivered. {amount} goes on to your bank account.',
  'order.delivered.buyer': 'Your order of {goods} counts as delivered. Tell others how you like it.',
  'order.deliveredForCash': '{goods} is delivered and {total} was paid in cash.',
  'order.deliveredByTeam':
    'Our team has looked into your order of {goods}, and it counts as delivered: {reason}',
  'order.problem.seller': '{buyerName} says that something is wrong with {goods}: {reason}',
  'order.problem.staff': 'A buyer says that something is wrong with order {orderId}, {goods}: {reason}',
  'order.refunding': 'The order of {goods} is cancelled and {amount} goes back to the card. {reason}',
  'order.refunded.buyer': '{amount} for {goods} was refunded to your card.',
  'order.refunded.seller': '{amount} for {goods} was refunded to {buyerName}.',
  'order.refundedByHand': '{amount} for {goods} was given back to you, not to your card. {reason}',
  'order.refundFailed.buyer':
    'The refund of {amount} for {goods} to your card does not go through. The money is still held for you, and our team finds another way with you.',
  'order.refundFailed.staff':
    'The refund of {amount} of order {orderId} is refused again and again, and not repeated any more. Please find another way with its buyer. {reason}',
  'order.paidOut': '{amount} for {goods} is on its way to your bank account.',
  'order.payoutWaits':
    'The payout of {amount} for {goods} waits: there is no bank account that can be paid out to. Please see to it in Settings; the money is held until then.',
  'order.payoutFailed':
    'The payout of {amount} for {goods} did not go through. The money is still held, and we try again. Please check your bank account in Settings.',
  'order.chargeback.seller':
    'The bank of the card asks for {amount} for {goods} back. The money is frozen until the banks have decided.',
  'order.chargeback.buyer':
    'Your bank asks for {amount} for {goods} back. The order is frozen until the banks have decided.',
  'order.chargeback.staff':
    'A bank asks for the payment of order {orderId} back. Please answer it at the provider.',
  'order.chargebackAfterPayout.seller':
    'The bank of the card asks for {amount} for {goods} back. It was paid out to you before, and you need not do anything.',
  'order.chargebackAfterPayout.buyer':
    'Your bank asks for {amount} for {goods} back. The banks decide about it.',
  'order.chargebackWon.seller':
    'The banks have decided: the payment for {goods} stands, and the order goes on.',
  'order.chargebackWon.buyer':
    'The banks have decided: your payment for {goods} stands, and the order goes on.',
  'order.chargebackWon.staff': 'The chargeback of order {orderId} is won.',
  'order.chargebackWonAfterDelivery.seller': 'The banks have decided: the payment for {goods} stands.',
  'order.chargebackWonAfterDelivery.buyer': 'The banks have decided: your payment for {goods} stands.',
  'order.chargebackLostInPart.seller':
    'The bank of the card took {amount} of {total} for {goods} back. The order goes on with the rest.',
  'order.chargebackLostInPart.buyer':
    'Your bank gave {amount} for {goods} back to you. The order goes on with the rest.',
  'order.chargebackLostInPart.staff': 'The chargeback of {amount} of order {orderId} is lost.',
  'order.chargebackLostAfterPayout.seller':
    'The bank of the card took {amount} for {goods} back. What was paid out to you stays yours.',
  'order.chargebackLostAfterPayout.buyer': 'Your bank gave {amount} for {goods} back to you.',
  'order.chargebackLostAfterPayout.staff':
    'The chargeback of order {orderId} is lost. {amount} had left before, and is our loss.',
  'order.chargebackLost.seller': 'The bank of the card took {total} for {goods} back. The order is over.',
  'order.chargebackLost.buyer': 'Your bank gave {total} for {goods} back to you. The order is over.',
  'order.chargebackLost.staff': 'The chargeback of order {orderId} is lost.',
  'desk.waitsLong.staff': 'Cases that have waited longer than promised: {n}. Open the desk.',
  'order.reviewed': '{buyerName} reviewed {goods}.',
} as const;

/** A notification by its code. */
export type NotificationCode = keyof typeof notificationCatalogue;

/** What the text of a notification is filled with. */
export type NotificationParams<Code extends NotificationCode> = ParamsOf<
  (typeof notificationCatalogue)[Code]
>;

/** A notification with all that its text needs. */
export type NotificationSaid = {
  [Code in NotificationCode]: { readonly code: Code; readonly params: NotificationParams<Code> };
}[NotificationCode];

/** Codes whose texts can be filled from these parameters. */
export type NotificationAbout<Params> = {
  [Code in NotificationCode]: Params extends NotificationParams<Code> ? Code : never;
}[NotificationCode];

/** A notification about something of which more is known than its text needs. */
export function sayAbout<Params extends object>(
  code: NotificationAbout<Params>,
  known: Params,
): NotificationSaid {
  const params = paramsIn(notificationCatalogue[code]).map((name) => [name, known[name as keyof Params]]);
  return { code, params: Object.fromEntries(params) } as NotificationSaid;
}

/** The English sentence of a notification. */
export const notificationText = makeSentences('en', notificationCatalogue) as (
  code: NotificationCode,
  params: object,
) => string;
