import { graphql } from '../../../../../__generated__/gql.ts';

export const RulingEffectDocument = graphql(`
  query DeskRulingEffect($remarkId: ID!, $release: MoneyInput!) {
    rulingEffect(remarkId: $remarkId, release: $release) {
      held { amount currency }
      release { amount currency }
      refund { amount currency }
      fee { amount currency }
      feeBack { amount currency }
    }
  }
`);

export const RuleDocument = graphql(`
  mutation DeskRule($input: RuleDisputeInput!) {
    ruleDispute(input: $input) {
      remark {
        id
        state
        dispute { id state ruling }
      }
    }
  }
`);

export const ExtendDocument = graphql(`
  mutation DeskExtend($input: ExtendDisputeInput!) {
    extendDispute(input: $input) {
      remark {
        id
        dispute { id answerFrom answerDeadline rulingDeadline }
      }
    }
  }
`);
