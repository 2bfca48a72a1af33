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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const expandPath = async (
  scope: ProviderScope,
  value: unknown,
  path: string[],
  whole: string,
): Promise<unknown> => {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) {
    // One after the other: they share the connection of one transaction.
    const expanded: unknown[] = [];
    for (const item of value) expanded.push(await expandPath(scope, item, path, whole));
    return expanded;
  }
  if (!isRecord(value) || !(field in value)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, undefined, 'expand');
  }
  const kind = EXPANDABLE[field];
  const inner = value[field];
  const loaded = typeof inner === 'string' && kind ? (await scope.get(kind, inner)).body : inner;
  return { ...value, [field]: await expandPath(scope, loaded, rest, whole) };
};

/** Puts whole objects in the place of the ids that `expand` names, such as `latest_charge.balance_transaction`. */
export const expandAnswer = async (
  scope: ProviderScope,
  answer: object,
  paths: readonly string[],
): Promise<object> => {
  let expanded: unknown = answer;
  for (const path of paths) expanded = await expandPath(scope, expanded, path.split('.'), path);
  return expanded as object;
};
