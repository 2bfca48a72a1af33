import { Unreachable } from '../errors.ts';
import { connection } from './connection.ts';

/** `fetch` for what does not go through Apollo. Throws Unreachable when there was no connection, and tells the page. */
export async function reach(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    connection.lost();
    throw new Unreachable({ cause });
  }
}
