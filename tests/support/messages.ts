import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

/** A conversation of two people, and the newest message in it. */
export interface Talk {
  readonly conversationId: string;
  readonly messageId: string;
}

/** Opens the conversation of one person with another through the API, and answers its id. */
export async function openConversation(by: Person, other: Person): Promise<string> {
  const { openConversation: opened } = await by.client.data(
    'mutation ($id: ID!) { openConversation(profileId: $id) { id } }',
    { id: other.id },
  );
  return opened.id;
}

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { id clientId mine text sentAt asksToPayOutside pictures { id } conversation { id unread } }
}`;

/** Sends a message through the API, and answers it. */
export async function sendMessage(by: Person, conversationId: string, text: string, more: object = {}) {
  const input = { conversationId, clientId: randomUUID(), text, ...more };
  return (await by.client.data(SEND, { input })).sendMessage;
}

/** A message of one person to another. */
export async function talk(by: Person, other: Person, text = 'Hello noodles'): Promise<Talk> {
  const conversationId = await openConversation(by, other);
  const { id } = await sendMessage(by, conversationId, text);
  return { conversationId, messageId: id };
}
