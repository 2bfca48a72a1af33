import { graphql } from '../../__generated__/gql.ts';

export const DeliverablePartsDocument = graphql(`
  fragment DeliverableParts on Deliverable {
    platform
    format
    count
    note
  }
`);

export const WorkPartsDocument = graphql(`
  fragment WorkParts on Work {
    deliverables { ...DeliverableParts }
    ownerDeliverables { ...DeliverableParts }
    productDescription
    dueOn
    dueDays
    draftFirst
    rounds
    usage { channels days countries }
  }
`);
