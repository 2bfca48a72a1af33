import type { LightMyRequestResponse } from 'fastify';
import type { GraphqlClient } from './graphql-client.ts';
import type { TestProduct } from './test-product.ts';

/** What to send to POST /files. */
export interface UploadFields {
  bytes: Buffer;
  purpose?: string;
  name?: string;
  type?: string;
  field?: string;
  /** Set to an empty object to send it like a form of another site. */
  headers?: Record<string, string>;
}

/** Uploads a picture as the web client does. */
export function upload(
  product: Pick<TestProduct, 'app'>,
  client: Pick<GraphqlClient, 'cookie'>,
  fields: UploadFields,
): Promise<LightMyRequestResponse> {
  const { bytes, purpose = 'avatar', name = 'me.jpg', type = 'image/jpeg', field = 'file' } = fields;
  const boundary = 'koli-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return product.app.inject({
    method: 'POST',
    url: `/files?purpose=${purpose}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(fields.headers ?? { 'apollo-require-preflight': 'true' }),
      ...(client.cookie && { cookie: client.cookie }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
