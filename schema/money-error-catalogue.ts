/** Failures of cards, payments, refunds and payouts; part of the closed catalogue. */
export const moneyErrors = {
  REFUND_FAILED: {
    when: 'The refund did not succeed; the money is still held.',
    text: 'The refund failed, and the money is still held. Try again later.',
  },
  CHARGEBACK_OPEN: {
    when: "The payer's bank has asked for the money back; nothing moves until that is decided.",
    text: "The card's bank wants this payment back. The money is frozen until the bank decides.",
  },
  PAYMENT_UNDER_WAY: {
    when: 'Cancelling while the payment is on its way and nobody waits for the payer.',
    text: 'The payment is on its way. Wait a moment to see if it arrives.',
  },
  BANK_ACCOUNT_MISSING: {
    when: 'The viewer has no bank account that can be paid out to.',
    text: 'Please add your bank account in Settings to continue.',
  },
  RECIPIENT_BANK_MISSING: {
    when: 'The influencer has no bank account that can be paid out to.',
    text: 'No Bank account added for the recipient user',
  },
  PAYOUTS_PAUSED: {
    when: 'The payment provider pays nothing out to the bank account of the viewer until it knows more.',
    text: 'The payment provider paused payouts to your bank account. See Settings for what it needs.',
  },
  RECIPIENT_PAYOUTS_PAUSED: {
    when: 'The payment provider pays nothing out to the bank account of the influencer until it knows more.',
    text: 'The payment provider paused payouts to the influencer. We told them what to do. Release the payment after that.',
  },
  RECIPIENT_ACCOUNT_NEW: {
    when: 'The bank account of the influencer took the place of another less than 72 hours ago, so nothing is paid out to it yet. `money.hold.until` says the instant.',
    text: 'The influencer has a new bank account. For safety, payouts to it begin after 72 hours.',
  },
  BANK_COUNTRY: {
    when: 'A bank account outside Singapore.',
    text: 'We are currently processing payment with only Singapore Bank Accounts. If you are based on Singapore then kindly proceed by adding Singapore bank account.',
  },
  PAYOUT_OUT_OF_REACH: {
    when: 'A paid campaign, and a viewer who lives outside Singapore and has no bank account that can be paid out to. Permissions say it; nothing is refused for it.',
    text: 'Payouts go to bank accounts in Singapore only. You can apply, but add a Singapore bank account in Settings before you accept an offer.',
  },
  BANK_REFUSED: {
    when: "The payment provider refuses the bank details; the provider's message stands in place of the text.",
    text: 'Your bank details were refused. Check them and try again.',
  },
  NOTHING_TO_VERIFY: {
    when: 'Opening the page of the payment provider where payees give details, while it needs none that are given there.',
    text: 'The payment provider needs no details from you right now. Settings shows whether your payouts wait for something else.',
  },
  PAYOUT_IN_FLIGHT: {
    when: 'Deleting the bank account while a payout to it is under way.',
    text: 'A payout to this bank account is on its way. Try again once it arrives.',
  },
  CARD_DECLINED: {
    when: "The card is declined; the provider's message stands in place of the text.",
    text: 'Your card was declined. Try another card.',
  },
  CARD_AUTHENTICATION_REQUIRED: {
    when: 'A program charged a saved card whose bank wants its holder to confirm. Nothing was charged: the holder pays on the payment screen, or the program names another saved card.',
    text: "The card's bank wants you to confirm this payment. Pay on the payment page, or use another card.",
  },
  CARD_NOT_CONFIRMED: {
    when: 'The card of a setup was not confirmed yet, in a browser with the client secret.',
    text: "The card wasn't confirmed, so it wasn't saved. Try again.",
  },
  PAYMENT_METHOD_NOT_TAKEN: {
    when: "What is paid for doesn't take this payment method; nothing was charged. PayNow pays for shop orders in Singapore dollars only.",
    text: "This payment method isn't accepted here. Pay by card.",
  },
  PAYMENT_FAILED: {
    when: 'The payment did not succeed; nothing was charged.',
    text: 'Something went wrong. Please try again later!',
  },
  PAYOUT_FAILED: {
    when: "The transfer did not succeed; the provider's message stands in place of the text.",
    text: 'The payout failed, and the money is still held. Try again later.',
  },
} as const;
