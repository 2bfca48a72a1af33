import { graphql } from '../../../../__generated__/gql.ts';

/** A job as staff judge it. */
export const JobStoryDocument = graphql(`
  fragment JobStory on Remark {
    id
    state
    text
    createdAt
    hiredAt
    doneAt
    doneText
    workDueAt
    cancelReason
    held { amount currency }
    heldUntil
    refunded { amount currency }
    applicantHasBankAccount
    applicantPayoutsPaused
    deadline { kind at }
    applicant { id first fullName isStaff avatar { id tiny small } }
    campaign { id title type owner { id fullName isStaff avatar { id tiny small } } }
    timeline { action state by at amount { amount currency } }
    deals { id version createdAt amount { amount currency } fee { amount currency } dueAt }
    deliverables {
      id
      by
      platform
      format
      count
      state
      submissions {
        id
        version
        kind
        state
        links
        note
        changes
        createdAt
        pictures { id small medium large }
      }
    }
    shipping { state sentAt receivedAt carrier trackingNumber }
    money { place amount { amount currency } promisedOn arrivedOn hold { reason since until text } }
    chargeback { id state reason createdAt closedAt amount { amount currency } }
    dispute {
      id
      state
      raisedBy
      reason
      createdAt
      isOverdue
      answerFrom
      answerDeadline
      rulingDeadline
      ruling
      rulingReason
      ruledAt
      isSettled
      released { amount currency }
      refunded { amount currency }
      pictures { id small medium large }
      statements { by text createdAt pictures { id small medium large } }
      settlements { id by state createdAt release { amount currency } refund { amount currency } }
    }
  }
`);

export const JobMoneyDocument = graphql(`
  query DeskJobMoney($id: ID!) {
    payments(remarkId: $id, first: 5) {
      nodes { ...JobPayment }
    }
  }
`);

export const JobPaymentDocument = graphql(`
  fragment JobPayment on StaffPayment {
    id
    state
    failure
    createdAt
    providerPaymentId
    providerTransferId
    amount { amount currency }
    fee { amount currency }
    payer { id fullName }
    payee { id fullName }
    remark { id state campaign { id title } }
    ledger {
      id
      kind
      createdAt
      entries { account party { id fullName } amount { amount currency } }
    }
  }
`);
