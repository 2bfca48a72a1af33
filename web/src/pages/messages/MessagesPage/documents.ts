import { graphql } from '../../../__generated__/gql.ts';

export const ConversationRowDocument = graphql(`
  fragment ConversationRow on Conversation {
    id
    unread
    readUpTo
    person {
      id
      fullName
      isStaff
      online
      lastSeenAt
      avatar { id tiny small }
    }
    lastMessage {
      id
      text
      mine
      createdAt
      pictures { id }
    }
  }
`);

export const AddresseePersonDocument = graphql(`
  fragment AddresseePerson on Profile {
    id
    fullName
    isStaff
    avatar { id tiny small }
  }
`);

export const AddresseeDocument = graphql(`
  query Addressee($id: ID!) {
    profile(id: $id) { ...AddresseePerson }
  }
`);

export const ConversationsDocument = graphql(`
  query Conversations($search: String, $first: Int, $offset: Int) {
    conversations(search: $search, first: $first, offset: $offset) {
      totalCount
      nodes { ...ConversationRow }
    }
  }
`);

export const ConversationDocument = graphql(`
  query Conversation($id: ID!) {
    conversation(id: $id) {
      ...ConversationRow
      mayWrite { allowed code params reason }
      job {
        id
        state
        hiredState
        campaign { id title }
      }
    }
  }
`);

export const MessageRowDocument = graphql(`
  fragment MessageRow on Message {
    id
    clientId
    mine
    text
    createdAt
    asksToPayOutside
    hasNewcomerLink
    pictures { id medium large }
  }
`);

export const MessagesDocument = graphql(`
  query Messages($id: ID!, $first: Int, $after: String) {
    messages(conversationId: $id, first: $first, after: $after) {
      totalCount
      pageInfo { endCursor }
      nodes { ...MessageRow }
    }
  }
`);

export const FoundMessagesDocument = graphql(`
  query FoundMessages($search: String!, $first: Int, $offset: Int) {
    searchMessages(search: $search, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        text
        createdAt
        mine
        conversation {
          id
          person {
            id
            fullName
            avatar { id tiny small }
          }
        }
      }
    }
  }
`);

export const ConversationChangedDocument = graphql(`
  subscription ConversationChanged {
    conversationChanged {
      kind
      conversation { ...ConversationRow }
    }
  }
`);

export const MarkReadDocument = graphql(`
  mutation MarkConversationRead($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) { conversation { id unread } }
  }
`);

export const SetTypingDocument = graphql(`
  mutation SetTyping($input: SetTypingInput!) {
    setTyping(input: $input) { conversationId }
  }
`);

export const ReportMessageDocument = graphql(`
  mutation ReportMessage($input: ReportMessageInput!) {
    reportMessage(input: $input) { reportId }
  }
`);
