import { isObject } from './is-object.ts';
import { badRequest } from './legacy-error.ts';
import { objectArgument } from './object-argument.ts';

/** Where arguments of a custom method are looked up: first the body, then the query string. */
export class Arguments {
  private readonly sources: readonly Record<string, unknown>[];

  /** `isForm`: the body is a form, whose numbers are texts. */
  constructor(
    body: unknown,
    query: Record<string, unknown>,
    private readonly isForm = false,
  ) {
    this.sources = [isObject(body) ? body : {}, query];
  }

  private find(name: string): unknown {
    for (const source of this.sources) {
      const value = source[name];
      if (value !== undefined && value !== '') return value;
    }
    return undefined;
  }

  /** A number; undefined when absent. Throws 400, also for a numeric text in a JSON body. */
  number(name: string): number | undefined {
    const value = this.find(name);
    if (value === undefined || value === null) return undefined;
    const isFromQuery = value !== this.sources[0]?.[name];
    const isText = typeof value === 'string' && (isFromQuery || this.isForm);
    const number = isText ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) throw badRequest('Value is not a number.');
    return number;
  }

  /** A required number. Throws 400. */
  requiredNumber(name: string): number {
    const value = this.number(name);
    if (value === undefined) throw badRequest(`${name} is a required argument`);
    return value;
  }

  /** A text; undefined when absent. Throws 400 for anything else. */
  text(name: string): string | undefined {
    const value = this.find(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') throw badRequest('Value is not a string.');
    return value;
  }

  /** A required text. Throws 400. */
  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw badRequest(`${name} is a required argument`);
    return value;
  }

  /** An object: as such, as JSON or in brackets. Throws 400. */
  requiredObject(name: string): Record<string, unknown> {
    const value = objectArgument(this.find(name));
    if (!value) throw badRequest(`${name} is a required argument`);
    return value;
  }
}
