import { graphql } from '../../../__generated__/gql.ts';

/** Spread `...Job` wherever a `<JobCard>`, an `<ApplicantRow>` or a button of a job is drawn. */
export const JobDocument = graphql(`
  fragment Job on Remark {
    id
    extraOfId
    extraIds
    text
    price { amount currency }
    state
    createdAt
    hiredAt
    doneAt
    doneText
    hiredState
    applicantHasBankAccount
    applicantPayoutsPaused
    turn
    mySide
    held { amount currency }
    heldUntil
    workDueAt
    money {
      place
      amount { amount currency }
      sent { amount currency }
      promisedOn
      promises { day }
      arrivedOn
      account { bankName last4 }
      hold { reason until text code params path }
    }
    offer {
      id
      state
      proposedBy
      lapsesAt
      amount { amount currency }
      quote { total { amount currency } }
    }
    shipping {
      state
      product
      carrier
      trackingNumber
      sentAt
      receivedAt
      address { recipient phone line1 line2 city region postalCode country }
    }
    workDueAt
    deliverables {
      id
      by
      platform
      format
      count
      draftFirst
      rounds
      roundsUsed
      state
    }
    cancelDeadline
    deadline { kind at }
    cancelReason
    refundPreview { amount currency }
    refunded { amount currency }
    dispute {
      id
      raisedBy
      state
      ruling
      answerFrom
      answerDeadline
      rulingDeadline
      isSettled
      settlements {
        id
        by
        state
        release { amount currency }
        refund { amount currency }
      }
      released { amount currency }
      refunded { amount currency }
      createdAt
      ruledAt
    }
    chargeback {
      id
      state
      reason
      createdAt
      closedAt
      amount { amount currency }
    }
    reviews {
      endsAt
      closedAt
      byOwner { ...JobReviewEntry }
      byApplicant { ...JobReviewEntry }
    }
    nextSteps { action allowed code params reason }
    timeline {
      action
      state
      by
      at
      amount { amount currency }
    }
    applicant {
      id
      first
      fullName
      isStaff
      username
      followers
      followersUnverified
      reputation { ...Figures }
      avatar { id tiny small }
    }
    campaign {
      id
      title
      type
      state
      endsOn
      owner {
        id
        fullName
        isStaff
        avatar { id tiny small }
      }
    }
  }
`);
