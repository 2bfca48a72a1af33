import { invalidRequest } from './provider-error.ts';
import type { ProviderScope } from './provider-scope.ts';
import type { Kind } from './stored-objects.ts';

/** Fields that hold the id of another object, with its kind. */
const EXPANDABLE: Readonly<Record<string, Kind>> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  destination: 'account',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  source_transaction: 'charge',
  transfer: 'transfer',
};

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const step = async (
  scope: ProviderScope,
  value: unknown,
  path: string[],
  whole: string,
): Promise<unknown> => {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) return each(scope, value, path, whole);
  if (!isRecord(value) || !(field in value)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, undefined, 'expand');
  }
  const kind = EXPANDABLE[field];
  const inner = value[field];
  const loaded = typeof inner === 'string' && kind ? (await scope.store.get(kind, inner)).body : inner;
  return { ...value, [field]: await step(scope, loaded, rest, whole) };
};

/** One after the other: they share the connection of one transaction. */
const each = async (
  scope: ProviderScope,
  items: unknown[],
  path: string[],
  whole: string,
): Promise<unknown[]> => {
  const expanded: unknown[] = [];
  for (const item of items) expanded.push(await step(scope, item, path, whole));
  return expanded;
};

/** Puts whole objects in the place of the ids that `expand` names, such as `latest_charge.balance_transaction`. */
export const expandAnswer = async (
  scope: ProviderScope,
  answer: object,
  paths: readonly string[],
): Promise<object> => {
  let expanded: unknown = answer;
  for (const path of paths) expanded = await step(scope, expanded, path.split('.'), path);
  return expanded as object;
};
