import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

/** A conversation of two members, and its newest message. */
export interface Talk {
  readonly conversationId: string;
  readonly messageId: string;
}

/** Opens a conversation through the API, and returns its id. */
export async function openConversation(by: Person, other: Pick<Person, 'id'>): Promise<string> {
  const opened = (
    await by.client.data(
      'mutation ($id: ID!) { openConversation(input: { profileId: $id }) { conversation { id } } }',
      { id: other.id },
    )
  ).openConversation.conversation;
  return opened.id;
}

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message { id clientId mine text createdAt asksToPayOutside pictures { id } conversation { id unread } } }
}`;

/** Sends a message through the API, and returns it. */
export async function sendMessage(by: Person, conversationId: string, text: string, more: object = {}) {
  const input = { conversationId, clientId: randomUUID(), text, ...more };
  return (await by.client.data(SEND, { input })).sendMessage.message;
}

/** Sends a message from one member to another. */
export async function talk(by: Person, other: Person, text = 'Hello noodles'): Promise<Talk> {
  const conversationId = await openConversation(by, other);
  const { id } = await sendMessage(by, conversationId, text);
  return { conversationId, messageId: id };
}
