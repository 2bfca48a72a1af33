import type { StepsCtx } from '../api/platform/steps.ts';
import type { AccessLevel } from '../schema/access.ts';
import type { TokenScope } from '../schema/token-scope.ts';
import type { Arguments } from './lb3/arguments.ts';

/** One request to an operation, understood as far as all operations have it in common. */
export interface Call {
  /** Outside of any transaction, with the means to open one. */
  readonly ctx: StepsCtx;
  /** What stands in the places of the path, as it was written. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The query string as it was sent. */
  readonly search: string;
  readonly body: unknown;
  /** Arguments of custom methods: first from the body, then from the query string. */
  readonly args: Arguments;
  /** Throws unless the caller's access token, if there is one, has the scope; without a scope no token has it. */
  assertScope(scope: TokenScope | 'any' | undefined): void;
}

/** How failures of rules are told: as LoopBack's errors, or with status 200 in the envelope of custom calls. */
export type Telling = 'errors' | 'envelope';

/** What an operation takes, for the OpenAPI document. */
export interface Described {
  readonly summary: string;
  /** Names in the query string. */
  readonly takes?: readonly string[];
  /** Members of the body. */
  readonly body?: readonly string[];
  /** What comes back; without it an object of the operation's own. */
  readonly answers?: 'rows' | 'row' | 'count' | 'exists' | 'nothing';
}

/** A path of the legacy API. */
export interface Operation extends Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/Campaigns/:id`; letter case does not matter in requests. */
  readonly path: string;
  /** Name of the model in messages; null for what belongs to none. */
  readonly model: string | null;
  readonly access: AccessLevel;
  /** Scope that an access token needs; without it the operation is closed to tokens. */
  readonly scope?: TokenScope | 'any';
  readonly telling: Telling;
  /** The GraphQL operation that does the same. */
  readonly replacedBy: string;
  /** Points of the caller's budget. */
  readonly points?: number;
  /** Names of input fields of services, as this operation's clients know them. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Takes a picture as base64. */
  readonly isImage?: true;
  /** Answers what goes out as JSON; undefined answers 204 without a body. */
  handle(call: Call): Promise<unknown>;
}
