import type { StepsCtx } from '../api/platform/process/steps.ts';
import type { AccessLevel } from '../schema/access.ts';
import type { TokenScope } from '../schema/token-scope.ts';
import type { Arguments } from './lb3/arguments.ts';

/** A request to an operation, with what all operations have in common already parsed. */
export interface Call {
  /** Context outside of any transaction, which can open one. */
  readonly ctx: StepsCtx;
  /** Path parameters as they were sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The query string as it was sent. */
  readonly search: string;
  readonly body: unknown;
  /** Arguments of custom methods: from the body first, then from the query string. */
  readonly args: Arguments;
  /**
   * Throws unless the caller's access token, if there is one, has the scope. Without a scope all tokens are refused.
   */
  assertScope(scope: TokenScope | 'any' | undefined): void;
}

/** Parameters, for the OpenAPI document. */
export interface Described {
  readonly summary: string;
  /** Names in the query string. */
  readonly takes?: readonly string[];
  /** Members of the body. */
  readonly body?: readonly string[];
  /** The answer; an object without schema when absent. */
  readonly answers?: 'rows' | 'row' | 'count' | 'exists' | 'nothing';
}

/** An operation of the legacy API. */
export interface Operation extends Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/Campaigns/:id`; case does not matter in requests. */
  readonly path: string;
  /** Name of the model in messages; absent when it belongs to none. */
  readonly model?: string;
  readonly access: AccessLevel;
  /** Scope that an access token needs; without it the operation is closed to tokens. */
  readonly scope?: TokenScope | 'any';
  /** Needs a session that began at most 15 minutes ago: old clients have no dialog to confirm who they are. */
  readonly proof?: true;
  /** Failures of rules are sent with status 200 in the envelope of custom calls; otherwise as LoopBack errors. */
  readonly failureFormat?: 'envelope';
  /** The GraphQL operation that does the same. */
  readonly replacedBy: string;
  /** Points of the caller's budget. */
  readonly points?: number;
  /** Legacy names of the input fields of services, for failures. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Takes a picture as base64. */
  readonly isImage?: true;
  /** Returns the JSON body; undefined sends 204 without a body. */
  handle(call: Call): Promise<unknown>;
}
