import type { GraphQLFormattedError } from 'graphql';
import { Counter, type Registry } from 'prom-client';
import type { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Actor } from './actor.ts';
import type { Log } from './log.ts';

/**
 * What the security log tells, by code, and how loudly. `docs/operating.md` says what each means; a code that is missing
 * here cannot be told.
 */
export const securityCodes = {
  sign_in: 'info',
  sign_in_failed: 'warn',
  sign_in_refused: 'warn',
  sign_out: 'info',
  sessions_ended: 'info',
  password_wrong: 'warn',
  factor_wrong: 'warn',
  factor_added: 'info',
  factor_removed: 'warn',
  password_changed: 'info',
  password_reset_asked: 'info',
  password_reset: 'warn',
  link_refused: 'warn',
  account_created: 'info',
  email_change_asked: 'info',
  email_change_withdrawn: 'info',
  email_changed: 'warn',
  email_change_undone: 'warn',
  account_closed: 'info',
  bank_account_replaced: 'warn',
  bank_account_spare_added: 'info',
  bank_account_deleted: 'info',
  bank_account_restored: 'warn',
  data_export_asked: 'info',
  token_created: 'info',
  token_first_used: 'info',
  token_refused: 'warn',
  token_revoked: 'info',
  app_created: 'info',
  app_changed: 'info',
  app_deleted: 'info',
  app_allowed: 'info',
  app_ended: 'info',
  webhook_created: 'info',
  webhook_changed: 'info',
  webhook_deleted: 'info',
  webhook_secret_renewed: 'info',
  staff_action: 'info',
  staff_reading: 'info',
  second_person_asked: 'info',
  captcha_asked: 'info',
  rate_limited: 'warn',
  picture_refused: 'info',
  refused: 'warn',
} as const satisfies Readonly<Record<string, 'info' | 'warn'>>;

export type SecurityCode = keyof typeof securityCodes;

/** What a line says besides its code: ids and fixed words, never a name, mail address, token or text of a person. */
export interface SecurityDetails {
  /** Who did it; null for visitors. */
  readonly actorId?: number | null;
  /** Whose account it is about, when that is another. */
  readonly accountId?: number | undefined;
  readonly tokenId?: number | undefined;
  readonly appId?: number | undefined;
  readonly webhookId?: number | undefined;
  /** What staff did, or the operation that was refused. */
  readonly action?: string | undefined;
  /** Code of the failure that the caller got. */
  readonly failure?: ErrorCode | undefined;
}

interface SecurityEvent extends SecurityDetails {
  readonly address: string;
  readonly requestId: string;
}

/** Tells a SIEM what happened to accounts and rights, and counts it. */
export interface SecurityLog {
  note(code: SecurityCode, event: SecurityEvent): void;
}

/** The security log as lines of the log. They come at every LOG_LEVEL but `silent`. */
export function createSecurityLog(log: Log, metrics: Registry): SecurityLog {
  const lines = log.child({ log: 'security' }, log.level === 'silent' ? {} : { level: 'info' });
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Lines of the security log, by code.',
    labelNames: ['event'],
    registers: [metrics],
  });
  // From 0, so that an alarm sees the first one as growth.
  for (const event of Object.keys(securityCodes)) counter.inc({ event }, 0);
  return {
    note(code, event) {
      const level = securityCodes[code];
      if (!level) throw new Error(`${code} is not among the codes of the security log`);
      counter.inc({ event: code });
      lines[level]({ event: code, ...event }, 'security');
    },
  };
}

/** The parts of a context that say who asks, and from where. */
interface Asking {
  readonly actor: Actor;
  readonly caller: { readonly address: string };
  readonly requestId: string;
  readonly ports: { readonly security: SecurityLog };
}

/** Tells the security log what the caller did, or tried. */
export function noteSecurity(ctx: Asking, code: SecurityCode, details: SecurityDetails = {}): void {
  const { actor, caller, requestId, ports } = ctx;
  ports.security.note(code, {
    actorId: actor.accountId,
    ...(actor.token && { tokenId: actor.token.id }),
    address: caller.address,
    requestId,
    ...details,
  });
}

/** Failures that are told, whichever operation answers them. */
const refusals: Partial<Record<ErrorCode, SecurityCode>> = {
  FORBIDDEN: 'refused',
  INSUFFICIENT_SCOPE: 'refused',
  TOKEN_NOT_ALLOWED: 'refused',
  UNKNOWN_DOCUMENT: 'refused',
  RATE_LIMITED: 'rate_limited',
  COST_EXCEEDED: 'rate_limited',
  CAPTCHA_NEEDED: 'captcha_asked',
  CAPTCHA_REQUIRED: 'captcha_asked',
  SECOND_PERSON_NEEDED: 'second_person_asked',
  PASSWORD_WRONG: 'password_wrong',
  PASSKEY_REFUSED: 'factor_wrong',
  LINK_INVALID: 'link_refused',
};

/** What the security log calls a failure; undefined when it does not tell it. */
export const refusalOf = (failure: ErrorCode): SecurityCode | undefined => refusals[failure];

/** Tells the security log of a failure that the caller is answered, when it is one of refusal. */
export function noteRefusal(ctx: Asking, failure: DomainError['code'] | undefined, action?: string): void {
  const code = failure && refusals[failure];
  if (code) noteSecurity(ctx, code, { failure, ...(action && { action }) });
}

/** The same for the failures of a GraphQL answer, each of which names its field. */
export function noteRefusals(ctx: Asking, errors: readonly GraphQLFormattedError[] = []): void {
  for (const { extensions, path } of errors)
    noteRefusal(ctx, extensions?.code as ErrorCode | undefined, path && String(path[0]));
}
