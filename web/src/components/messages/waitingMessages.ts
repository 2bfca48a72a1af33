import type { UploadedPicture } from '../upload/uploadPicture.ts';

/** A message that is written and not known to have arrived. */
export type WaitingMessage = {
  /** Names it towards the server: however often it is sent, it is there once. */
  clientId: string;
  /** Where to; a first message names its person alone. */
  conversationId?: string;
  person: { id: string; fullName: string };
  text: string;
  pictures: UploadedPicture[];
  createdAt: string;
  /** Why the server did not take it; it then waits to be tried again by hand. */
  failure?: string;
};

const keyOf = (accountId: string) => `koli.waiting.${accountId}`;
const none: readonly WaitingMessage[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; rows: readonly WaitingMessage[] } = { text: null, rows: none };
/** Stands in for a storage that is full or forbidden. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** What an account has waiting, in the order it was written; the same array until it changes. */
export function waitingOf(accountId: string): readonly WaitingMessage[] {
  const text = read(keyOf(accountId));
  if (text === known.text) return known.rows;
  try {
    const rows = text ? (JSON.parse(text) as WaitingMessage[]) : none;
    // A tab of an older version knew of no person.
    known = { text, rows: rows.filter(({ person }) => person) };
  } catch {
    known = { text, rows: none };
  }
  return known.rows;
}

function write(accountId: string, rows: readonly WaitingMessage[]) {
  const key = keyOf(accountId);
  const text = JSON.stringify(rows);
  memory.delete(key);
  try {
    if (rows.length > 0) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    memory.set(key, text);
  }
  for (const tell of listeners) tell();
}

export function keepWaiting(accountId: string, message: WaitingMessage) {
  const rows = waitingOf(accountId);
  const isThere = rows.some(({ clientId }) => clientId === message.clientId);
  const changed = rows.map((row) => (row.clientId === message.clientId ? message : row));
  write(accountId, isThere ? changed : [...rows, message]);
}

export function forgetWaiting(accountId: string, clientId: string) {
  write(
    accountId,
    waitingOf(accountId).filter((row) => row.clientId !== clientId),
  );
}

/** Hears of changes, those of other tabs too. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
