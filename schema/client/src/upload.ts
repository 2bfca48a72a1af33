import { withToken } from './access-tokens.ts';
import { bearer, send } from './http.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { patiently } from './patiently.ts';

/** What a picture is for, where tokens may upload. */
export type UploadPurpose = 'campaign' | 'avatar' | 'report' | 'message';

/** Uploads a picture and answers its id. Those that nothing uses are deleted, so repeating it does no harm. */
export async function upload(
  client: ClientOptions,
  picture: Blob,
  purpose: UploadPurpose,
  call: CallOptions = {},
): Promise<string> {
  const once = async (token: string | undefined): Promise<string> => {
    const body = new FormData();
    body.append('file', picture, 'picture');
    const path = `/files?purpose=${purpose}`;
    return (await send<{ id: string }>(client, call, path, { method: 'POST', headers: bearer(token), body }))
      .id;
  };
  return patiently(
    client,
    call,
    () => true,
    () => withToken(client, once),
  );
}
