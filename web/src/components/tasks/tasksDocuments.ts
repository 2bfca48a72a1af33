import { graphql } from '../../__generated__/gql.ts';

export const MyTasksDocument = graphql(`
  query MyTasks {
    myTasks(first: 50) {
      nodes { ...TaskRow }
      totalCount
    }
  }
`);

export const TaskRowDocument = graphql(`
  fragment TaskRow on Task {
    kind
    count
    reason
    deadlineAt
    createdAt
    amount { amount currency }
    person { id fullName isStaff avatar { id tiny small } }
    campaign { id title cover { id small } }
    remark { id extraOfId workDueAt applicant { id } }
    order { id title picture { id small } }
    conversation { id lastMessage { id text } }
  }
`);

/** The newest own campaign that takes applications, and what the viewer is here for. */
export const OpenCampaignDocument = graphql(`
  query OpenCampaign {
    me { id purpose }
    myCampaigns(filter: { states: [OPEN] }, first: 1) {
      nodes { id title }
    }
  }
`);

export const MyMoneyDocument = graphql(`
  query MyMoney {
    earned: myMoney(side: APPLICANT) { ...MoneyTotals }
    spent: myMoney(side: OWNER) { ...MoneyTotals }
  }
`);

export const MoneyTotalsDocument = graphql(`
  fragment MoneyTotals on MoneyTotals {
    held { amount { amount currency } count }
    onItsWay { amount { amount currency } count promisedOn account { bankName last4 } }
    expected { amount { amount currency } count }
  }
`);
