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
    'Your earlier bank account is back. Set a new password in case someone else knows yours.',
  'bankAccount.paused':
    'The payment provider paused payouts to your bank account. See Settings for what it needs; your payments wait until then.',
  'bankAccount.detailsDue':
    'The payment provider needs something from you by {detailsDueOn}, or it pauses your payouts. Settings says what, and where to give it.',
  'bankAccount.resumed': 'Payouts to your bank account work again. Payments that waited can be released.',
  'help.answered': 'We answered your message: {answer}',
  'message.received': '{personName} sent you a message.',
  'message.receivedWithLink': '{personName} sent you a message with a link.',
  'product.deactivated': 'Our team removed “{productTitle}” from the shop: {reason}',
  'product.restored': '“{productTitle}” is back in the shop.',
  'report.campaignResolved': 'We looked into your report about “{campaignTitle}”. Thank you for telling us.',
  'report.reviewResolved':
    'We looked into your report about a review of {personName}. Thank you for telling us.',
  'report.personResolved': 'We looked into your report about {personName}. Thank you for telling us.',
  'security.seenByStaff':
    'Koli staff viewed your account without changing anything. See why in Settings, Security.',
  'security.factorsChanged':
    "The ways you sign in have changed. If this wasn't you, change your password and check Security in Settings.",
  'social.namedAccountLost':
    'The owner of the Instagram account on your profile signed in to it, so it moved to their profile. Link an account of your own.',
  'webhook.switchedOff':
    "We turned off your webhook at {host} because events didn't arrive. Turn it on in Settings once your server works.",

  'campaign.approved': 'Your campaign “{campaignTitle}” is approved. Influencers can apply now.',
  'campaign.rejected': 'Your campaign “{campaignTitle}” was not approved: {reason} Edit it to resubmit it.',
  'campaign.endsSoon':
    'Your campaign “{campaignTitle}” ends on {campaignEnd}. Influencers can apply until the end of that day.',
  'campaign.endedWithJobs': 'Your campaign “{campaignTitle}” has ended. Running jobs go on.',
  'campaign.endedWithoutHire':
    'Your campaign “{campaignTitle}” ended without a hire. Choose a new end date to resubmit it.',

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
  'job.offerLapsed': 'The offer of {amount} for “{campaignTitle}” lapsed: nobody answered in time.',
  'job.paid': '{ownerName} hired you for “{campaignTitle}”. {amount} is held for you until the work is done.',
  'job.hired': '{ownerName} hired you for “{campaignTitle}”.',
  'job.hiredForProduct':
    '{ownerName} hired you for “{campaignTitle}”. Add a delivery address for the product.',
  'job.addressGiven': '{personName} added a delivery address for “{campaignTitle}”. Send the product.',
  'job.productSent': '{ownerName} sent the product for “{campaignTitle}”. Confirm when it arrives.',
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
    'The new terms for “{campaignTitle}” lapsed: nobody answered in time. The deal stays as it was.',
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
    '{amount} for “{campaignTitle}” was released to {personName} automatically: there was no answer by {releaseOn}.',
  'job.releasedBySilence.person':
    "{ownerName} didn't answer in time, so {amount} for “{campaignTitle}” was released to you automatically. It's on its way to your bank account.",
  'job.released':
    '{ownerName} released {amount} for “{campaignTitle}”. It is on its way to your bank account.',
  'job.payoutFailed.owner':
    'The payout to {personName} for “{campaignTitle}” failed. The money is still held. Release it again.',
  'job.payoutFailed.person': 'Your payout for “{campaignTitle}” failed. Check your bank account.',
  'job.cancelled.owner': 'The application of {personName} for “{campaignTitle}” was cancelled. {reason}',
  'job.cancelled.person': 'The application for “{campaignTitle}” was cancelled. {reason}',
  'job.cancelAsked':
    '{ownerName} asks to cancel “{campaignTitle}”: {reason} Answer within 72 hours, or the job is cancelled.',
  'job.cancelDeclined': "{personName} didn't agree to cancel “{campaignTitle}”. The job goes on.",
  'job.cancelWithdrawn': '{ownerName} no longer wants to cancel “{campaignTitle}”. The job goes on.',
  'job.refunded.owner': '“{campaignTitle}” is cancelled. {total} was refunded to your card.',
  'job.refunded.person': '“{campaignTitle}” is cancelled. {total} was refunded to {ownerName}.',
  'job.refundFailed':
    "The refund for “{campaignTitle}” failed. The money is still held and the job isn't cancelled. Try again.",
  'job.disputed':
    'A dispute about “{campaignTitle}” was raised: {reason} The money stays held until our team decides.',
  'job.disputedUntil':
    'A dispute about “{campaignTitle}” was raised: {reason} Answer by {answerUntil}; then our team decides. The money stays held until then.',
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
    'Our team will decide about the money for “{campaignTitle}”: {reason} It stays held until then.',
  'job.disputeStatement': 'There is a new statement in the dispute about “{campaignTitle}”.',
  'job.ruled': 'Our team decided the dispute about “{campaignTitle}”: {reason}',
  'job.ruledRefund.owner':
    '{total} for “{campaignTitle}” was refunded to your card, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.ruledRefund.person':
    '{total} for “{campaignTitle}” was refunded to {ownerName}, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.ruledPayout.owner':
    '{amount} for “{campaignTitle}” is on its way to {personName}, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.ruledPayout.person':
    '{amount} for “{campaignTitle}” is on its way to your bank account, {decidedBy, select, both {as you both agreed} other {as our team decided}}.',
  'job.rulingFailed':
    "The money for “{campaignTitle}” couldn't be moved as decided. It is still held, and our team is on it.",
  'job.payoutHeld.person':
    'Your payout for “{campaignTitle}” is on hold. {holdReason, select, bank_account_missing {Add a bank account in Settings to get paid.} bank_account_new {Your bank account is new. For your safety nothing is paid out to it for 72 hours.} identity_needed {The payment provider could not confirm your identity. Continue there to check your details.} document_needed {The payment provider needs a document from you. Continue there to upload it.} details_needed {The payment provider needs more details from you. Continue there to add them.} in_review {The payment provider is checking what you sent. Nothing to do: the payout follows by itself.} bank_rejected {Your bank sent the money back. Check the account number in Settings, or add another account.} balance_pending {The card payment is still being cleared. Nothing to do: the payout follows by itself.} dispute {A dispute is open. Add what you have to say to it.} chargeback {The payer’s bank has asked for the money back. Send us what shows your work, and we will answer the bank.} other {The payment provider has paused payouts to you. Settings shows the next step.}}',
  'job.payoutHeld.owner':
    'The payout to {personName} for “{campaignTitle}” is on hold. {holdReason, select, bank_account_missing {They have no bank account yet. We have asked them to add one.} bank_account_new {Their bank account is new. For safety nothing is paid out to it for 72 hours; what you release follows by itself.} identity_needed {The payment provider could not confirm their identity. We have told them what to do.} document_needed {The payment provider needs a document from them. We have told them what to do.} details_needed {The payment provider needs more details from them. We have told them what to do.} in_review {The payment provider is checking what they sent. The payout follows by itself.} bank_rejected {Their bank sent the money back. We have asked them to check their account.} balance_pending {The card payment is still being cleared. Nothing to do: the payout follows by itself.} dispute {A dispute is open. Add what you have to say to it.} chargeback {The card’s bank has asked for the money back. If that was a mistake, ask the bank to withdraw it.} other {The payment provider has paused payouts to them. We are sorting it out.}}',
  'job.payoutArrived': '{amount} for “{campaignTitle}” has arrived in your bank account.',

  'review.invited':
    'How was working with {personName} on “{campaignTitle}”? You can write a review until {reviewsEnd}. Both reviews appear together.',
  'review.endsSoon':
    'You can review {personName} for “{campaignTitle}” until {reviewsEnd}. After that, it is too late.',
  'review.received': '{personName} reviewed you for “{campaignTitle}”.',
  'review.published': 'Your review of {personName} for “{campaignTitle}” is public now.',
  'review.answered': '{personName} answered your review for “{campaignTitle}”.',
  'review.hidden': 'Our team hid your review of {personName}: {reason}',
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
    "Your card's bank wants {amount} for “{campaignTitle}” back (a chargeback). The money is frozen until the bank decides: nothing is released, refunded or cancelled. If this was a mistake, ask your bank to withdraw it.",
  'job.chargeback.person':
    "The payment for “{campaignTitle}” is frozen: {ownerName}'s bank wants it back (a chargeback). We'll answer the bank and tell you what it decides.",
  'job.chargeback.staff':
    'Chargeback of {amount} on “{campaignTitle}” (job {jobId}). Please answer it at the payment provider by {answerBy}.',
  'job.chargebackUndated.staff':
    'Chargeback of {amount} on “{campaignTitle}” (job {jobId}). Please answer it at the payment provider by its deadline.',
  'job.chargebackAfterPayout.owner':
    "Your card's bank wants {amount} for “{campaignTitle}” back (a chargeback). {personName} was already paid and keeps the money. If this was a mistake, ask your bank to withdraw it.",
  'job.chargebackAfterPayout.person':
    "{ownerName}'s bank wants the payment for “{campaignTitle}” back (a chargeback). What you were paid stays yours. We'll answer the bank.",
  'job.chargebackWon.owner':
    'The bank decided about “{campaignTitle}”: the payment stands, and the job goes on.',
  'job.chargebackWon.person':
    'Good news about “{campaignTitle}”: the bank decided that the payment stands. The job goes on.',
  'job.chargebackWon.staff':
    'The chargeback on “{campaignTitle}” (job {jobId}) is won or withdrawn. The job goes on.',
  'job.chargebackWonAfterPayout':
    "The bank decided about “{campaignTitle}”: the payment stands. There's nothing left to do.",
  'job.chargebackWonInDispute':
    'The bank decided about “{campaignTitle}”: the payment stands. Our team now decides the dispute.',
  'job.chargebackLost.owner':
    'Your bank took {amount} for “{campaignTitle}” back for good. It is no longer held here.',
  'job.chargebackLost.person':
    "{ownerName}'s bank took the payment for “{campaignTitle}” back for good. It can't be paid out to you. Write to us if you have questions.",
  'job.chargebackLost.staff':
    'The chargeback on “{campaignTitle}” (job {jobId}) is lost; the held money went back to the payer.',
  'job.chargebackLostAfterPayout.owner': 'Your bank took {amount} for “{campaignTitle}” back for good.',
  'job.chargebackLostAfterPayout.person':
    "{ownerName}'s bank took the payment for “{campaignTitle}” back. What you were paid stays yours; we cover the loss.",
  'job.chargebackLostAfterPayout.staff':
    'The chargeback on “{campaignTitle}” (job {jobId}) is lost after the payout: we bear what was no longer held.',

  'job.payoutReversed.owner':
    'The payment provider took back the payout of {amount} to {personName} for “{campaignTitle}”. The money is held again, and you can release it again.',
  'job.payoutReversed.person':
    'The payment provider took back your payout of {amount} for “{campaignTitle}”. The money is held for you again. Check your bank account.',
  'job.payoutReversed.staff':
    'The transfer of {amount} for “{campaignTitle}” (job {jobId}) was reversed. The money is held again.',
  'job.payoutLost.person':
    'The payment provider took back your payout of {amount} for “{campaignTitle}”. The payer has the money back, so the job is over.',
  'job.payoutLost.staff':
    'The transfer of {amount} for “{campaignTitle}” (job {jobId}) was reversed. The payer has the money already: our loss is made good, and the job is over.',
  'job.refundReturned.owner':
    'Your bank sent back the refund of {total} for “{campaignTitle}”. We hold it for you and will try again.',
  'job.refundReturned.staff':
    "The refund of {total} for “{campaignTitle}” (job {jobId}) came back from the card's bank. It is tried again; please find another way with the payer if it keeps coming back.",
  'job.refundGivenUp.owner':
    'The refund of {total} for “{campaignTitle}” to your card keeps failing. The money is held for you, and our team will contact you about another way.',
  'job.refundGivenUp.staff':
    'The refund of {total} for “{campaignTitle}” (job {jobId}) fails again and again, and is not tried any more. Please find another way with the payer. {reason}',
  'job.refundedByHand': '{total} for “{campaignTitle}” was given back to you, not to your card. {reason}',
  'job.refundedToCard': '{total} for “{campaignTitle}” was refunded to your card.',
  'job.refundedToOwner': '{total} for “{campaignTitle}” was refunded to {ownerName}.',
  'job.refundedAtProvider.staff':
    '{total} for “{campaignTitle}” (job {jobId}) was refunded at the payment provider, not by us. It is posted.',

  'order.placed.seller': '{buyerName} ordered {goods} for {total}, cash on delivery. Send it within 12 days.',
  'order.placed.buyer': 'You ordered {goods}. Have {total} in cash ready when it arrives.',
  'order.paid.seller':
    "{buyerName} bought {goods}. {total} is held for you until it's delivered. Send it within 12 days.",
  'order.paid.buyer': 'You bought {goods}. We hold {total} until you receive it.',
  'order.payNowFailed': "Your PayNow payment for {goods} didn't go through. Pay again to keep your order.",
  'order.expired.buyer': 'Your order of {goods} is cancelled: it was not paid or sent in time.',
  'order.expired.seller': 'An order of {goods} is cancelled: it was not paid or sent in time.',
  'order.cancelled': 'The order of {goods} was cancelled. {reason}',
  'order.shipped': '{sellerName} has sent {goods}. {tracking}',
  'order.delivered.seller': '{goods} is delivered. {amount} is on its way to your bank account.',
  'order.delivered.buyer': 'Your order of {goods} is marked as delivered. Tell others how you like it.',
  'order.deliveredForCash': '{goods} is delivered and {total} was paid in cash.',
  'order.deliveredByTeam': 'Our team decided that your order of {goods} was delivered: {reason}',
  'order.problem.seller': '{buyerName} says something is wrong with {goods}: {reason}',
  'order.problem.staff': 'A buyer says that something is wrong with order {orderId}, {goods}: {reason}',
  'order.refunding': 'The order of {goods} is cancelled and {amount} is being refunded. {reason}',
  'order.refunded.buyer': '{amount} for {goods} was refunded to you.',
  'order.refunded.seller': '{amount} for {goods} was refunded to {buyerName}.',
  'order.refundedByHand': '{amount} for {goods} was given back to you another way. {reason}',
  'order.refundFailed.buyer':
    'The refund of {amount} for {goods} keeps failing. The money is held for you, and our team will contact you about another way.',
  'order.refundFailed.staff':
    'The refund of {amount} of order {orderId} is refused again and again, and not repeated any more. Please find another way with its buyer. {reason}',
  'order.paidOut': '{amount} for {goods} is on its way to your bank account.',
  'order.payoutWaits':
    'The payout of {amount} for {goods} is waiting for a working bank account. Check it in Settings; the money is held until then.',
  'order.payoutFailed':
    "The payout of {amount} for {goods} failed. The money is still held, and we'll try again. Check your bank account in Settings.",
  'order.chargeback.seller':
    "The card's bank wants {amount} for {goods} back. The money is frozen until the banks decide.",
  'order.chargeback.buyer':
    'Your bank wants {amount} for {goods} back. The order is frozen until the banks decide.',
  'order.chargeback.staff':
    'A bank asks for the payment of order {orderId} back. Please answer it at the provider.',
  'order.chargebackAfterPayout.seller':
    "The card's bank wants {amount} for {goods} back. You were already paid, and you don't have to do anything.",
  'order.chargebackAfterPayout.buyer': 'Your bank wants {amount} for {goods} back. The banks will decide.',
  'order.chargebackWon.seller': 'The banks decided that the payment for {goods} stands. The order goes on.',
  'order.chargebackWon.buyer': 'The banks decided that your payment for {goods} stands. The order goes on.',
  'order.chargebackWon.staff': 'The chargeback of order {orderId} is won.',
  'order.chargebackWonAfterDelivery.seller': 'The banks decided that the payment for {goods} stands.',
  'order.chargebackWonAfterDelivery.buyer': 'The banks decided that your payment for {goods} stands.',
  'order.chargebackLostInPart.seller':
    "The card's bank took back {amount} of {total} for {goods}. The order goes on with the rest.",
  'order.chargebackLostInPart.buyer':
    'Your bank gave {amount} for {goods} back to you. The order goes on with the rest.',
  'order.chargebackLostInPart.staff': 'The chargeback of {amount} of order {orderId} is lost.',
  'order.chargebackLostAfterPayout.seller':
    "The card's bank took back {amount} for {goods}. What you were paid stays yours.",
  'order.chargebackLostAfterPayout.buyer': 'Your bank gave {amount} for {goods} back to you.',
  'order.chargebackLostAfterPayout.staff':
    'The chargeback of order {orderId} is lost. {amount} had left before, and is our loss.',
  'order.chargebackLost.seller': "The card's bank took back {total} for {goods}. The order is over.",
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
