import { ChunkGone } from '../errors.ts';
import { connection } from './connection.ts';

/** Fetches a part of the program, once there is a connection. Throws ChunkGone when the server has no such part any more. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    connection.lost();
    await connection.whenReached();
    return load().catch((cause: unknown) => {
      throw new ChunkGone({ cause });
    });
  }
}
