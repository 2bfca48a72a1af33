import type { ClientOptions, DeprecatedPart } from './options.ts';

const told = new WeakMap<ClientOptions, Set<string>>();

/** Tells the program what an answer says is deprecated, each part once. */
export function tellDeprecated(client: ClientOptions, parts: readonly DeprecatedPart[] = []): void {
  const known = told.get(client) ?? new Set();
  told.set(client, known);
  const { onDeprecated = warn } = client;
  for (const part of parts) {
    if (known.has(part.field)) continue;
    known.add(part.field);
    onDeprecated(part);
  }
}

function warn({ field, reason }: DeprecatedPart): void {
  console.warn(`Koli: ${field} is deprecated. ${reason}`);
}
