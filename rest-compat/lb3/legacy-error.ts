/** Members of an error besides status and message. */
export interface LegacyErrorExtras {
  readonly name?: string;
  readonly code?: string;
  readonly details?: unknown;
}

/** A failure in LoopBack's form, sent as `error` in the body. */
export class LegacyError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly extras: LegacyErrorExtras = {},
  ) {
    super(message);
  }
}

/** 400: the request cannot be parsed. */
export function badRequest(message: string): LegacyError {
  return new LegacyError(400, message);
}

/** 401: nobody is signed in. */
export function unauthorized(): LegacyError {
  return new LegacyError(401, 'Authorization Required', { code: 'AUTHORIZATION_REQUIRED' });
}

/** 404: the row does not exist, or the caller may not see it. */
export function unknownRow(model: string, id: string): LegacyError {
  return new LegacyError(404, `Unknown "${model}" id "${id}".`, { code: 'MODEL_NOT_FOUND' });
}

/** A failed validation of one property, with LoopBack's code and text. */
export interface Invalid {
  readonly property: string;
  readonly code: string;
  readonly message: string;
  /** The sent value; only shown for missing values. */
  readonly value?: unknown;
}

/** Maximum length of a value in a message. */
const LONGEST_VALUE = 32;

/** A long value as LoopBack shortens it: its last three characters stay, or its closing brackets and spaces. */
function shortened(text: string): string {
  if (text.length <= LONGEST_VALUE) return text;
  const end = (/[ \t})\]]+$/.exec(text)?.[0] ?? text).slice(-3);
  return `${text.slice(0, LONGEST_VALUE - end.length - 4)}...${end}`;
}

function written(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  return shortened(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** 422: a row that breaks rules, in LoopBack's form of validation errors. */
export function invalid(context: string, problems: readonly Invalid[]): LegacyError {
  const codes: Record<string, string[]> = {};
  const messages: Record<string, string[]> = {};
  for (const { property, code, message } of problems) {
    codes[property] = [...(codes[property] ?? []), code];
    messages[property] = [...(messages[property] ?? []), message];
  }
  const told = problems.map(
    ({ property, message, value }) => `\`${property}\` ${message} (value: ${written(value)})`,
  );
  return new LegacyError(422, `The \`${context}\` instance is not valid. Details: ${told.join('; ')}.`, {
    name: 'ValidationError',
    details: { context, codes, messages },
  });
}

/** A required property that is missing, null or empty. */
export function blank(property: string, value: unknown): Invalid {
  return { property, code: 'presence', message: "can't be blank", value };
}

/** The body of an error. Server errors have no details. */
export function errorBody(error: LegacyError): { error: Record<string, unknown> } {
  const { statusCode, message, extras } = error;
  if (statusCode >= 500 && statusCode !== 503)
    return { error: { statusCode, message: 'Internal Server Error' } };
  const { name = 'Error', code, details } = extras;
  return {
    error: { statusCode, name, message, ...(code && { code }), ...(details !== undefined && { details }) },
  };
}
