import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { cleanText } from '../text.ts';
import { traceParentNow } from '../tracing/spans.ts';
import {
  AddressRefused,
  assertPublic,
  guardedLookup,
  type Resolve,
  resolveBySystem,
} from './guarded-lookup.ts';
import type { OutgoingAnswer, OutgoingFailure, OutgoingHttp, OutgoingMessage } from './outgoing-http.ts';
import { isPublicAddress } from './public-address.ts';
import { hostOf, type UrlProblem, urlProblemOf } from './target-url.ts';

/** Options, for development and tests. */
export interface OutgoingOptions {
  /** Allows private addresses and plain http. */
  readonly isPrivateAllowed: boolean;
  readonly resolve?: Resolve;
  /** Milliseconds for the whole exchange. */
  readonly timeoutMs?: number;
  /** Connects to this port instead of the URL's: tests have no port 443. */
  readonly port?: number;
}

const ANSWER_BYTES = 1_024;

interface CallOptions {
  readonly outer?: AbortSignal | undefined;
  readonly maxBytes?: number | undefined;
}
/** Milliseconds until a lookup counts as unknown when a URL is entered. */
const LOOKUP_MS = 3_000;

/** The beginning of an answer; the rest is not read. */
async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= maxBytes) break;
  }
  const text = Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
  return cleanText(text.replaceAll('\ufffd', ''));
}

function failureOf(error: unknown): OutgoingFailure {
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (error instanceof AddressRefused) return 'address_refused';
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT') {
    return 'timeout';
  }
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'unknown_host';
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code) ? 'tls' : 'connection';
}

/** Calls URLs with node's client, each over its own connection. */
export function createOutgoingHttp(options: OutgoingOptions): OutgoingHttp {
  const { isPrivateAllowed, resolve = resolveBySystem, timeoutMs = 10_000, port } = options;
  const lookup = guardedLookup(resolve, isPrivateAllowed);

  const exchange = (
    method: 'GET' | 'POST',
    message: OutgoingMessage,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const url = new URL(message.url);
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const length = method === 'POST' && { 'content-length': Buffer.byteLength(message.body) };
      const traceparent = traceParentNow();
      const headers = { ...message.headers, ...length, ...(traceparent && { traceparent }) };
      const request = send(
        url,
        { method, headers, agent: false, lookup, signal, ...(port && { port }) },
        done,
      );
      request.on('error', fail);
      request.on('socket', (socket) =>
        socket.once('connect', () => {
          // IP addresses in the URL are not looked up, so they are checked here.
          const isWrong = !isPrivateAllowed && !isPublicAddress(socket.remoteAddress ?? '');
          if (isWrong) request.destroy(new AddressRefused('connected to an address that is not public'));
        }),
      );
      request.end(message.body);
    });

  const call = async (
    method: 'GET' | 'POST',
    message: OutgoingMessage,
    { outer, maxBytes = ANSWER_BYTES }: CallOptions = {},
  ): Promise<OutgoingAnswer> => {
    const began = performance.now();
    const told = (rest: Omit<OutgoingAnswer, 'durationMs'>): OutgoingAnswer => ({
      ...rest,
      durationMs: Math.round(performance.now() - began),
    });
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(outer ? [outer] : [])]);
    const nothing = { status: null, answer: null };
    if (urlProblemOf(message.url, isPrivateAllowed)) return told({ ...nothing, failure: 'address_refused' });
    try {
      const response = await exchange(method, message, signal);
      const status = response.statusCode ?? null;
      try {
        return told({ status, answer: await beginningOf(response, maxBytes), failure: null });
      } catch (error) {
        return told({ status, answer: null, failure: failureOf(error) });
      } finally {
        response.destroy();
      }
    } catch (error) {
      return told({ ...nothing, failure: failureOf(error) });
    }
  };

  return {
    get: (url, maxBytes) =>
      call('GET', { url, headers: { accept: 'application/json' }, body: '' }, { maxBytes }),
    post: (message, outer) => call('POST', message, { outer }),
    async faultOf(text): Promise<UrlProblem | null> {
      const fault = urlProblemOf(text, isPrivateAllowed);
      const host = fault ? '' : hostOf(new URL(text));
      if (fault || isPrivateAllowed || isIP(host) !== 0) return fault;
      try {
        const soon = AbortSignal.timeout(LOOKUP_MS);
        const late = new Promise<never>((_done, fail) =>
          soon.addEventListener('abort', () => fail(soon.reason)),
        );
        assertPublic(await Promise.race([resolve(host), late]));
        return null;
      } catch (error) {
        return error instanceof AddressRefused ? 'host' : null;
      }
    },
  };
}
