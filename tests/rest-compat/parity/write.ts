import type { RestClient } from '../../support/rest.ts';
import type { World } from './world.ts';

/** One write, by either way. */
export interface Write {
  readonly what: string;
  rest(world: World): Promise<unknown>;
  graphql(world: World): Promise<unknown>;
}

/** The address that legacy clients know a picture by. */
export const address = (id: string) => `http://127.0.0.1:4000/files/${id}/1280.webp`;

/** A picture as base64, by the path that faces, reports and requests for help share. */
export async function sendPicture(client: RestClient, bytes: Buffer): Promise<string> {
  const body = { base64ImageData: bytes.toString('base64') };
  return (await client.send('POST', '/getBase64ImgPath', { body })).body.path;
}
