import { invalidRequest } from './provider-error.ts';

/** A form value: text, a list, or a record of values. */
export type ParamValue = string | ParamValue[] | ParamTree;
export interface ParamTree {
  [name: string]: ParamValue;
}

const MAX_PAIRS = 500;
const MAX_DEPTH = 6;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const pathOf = (name: string): string[] => {
  const bracket = name.indexOf('[');
  if (bracket < 0) return [name];
  const inner = [...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.slice(0, bracket), ...inner];
};

interface Branch {
  children: Map<string, Branch>;
  text: string | null;
}

const emptyBranch = (): Branch => ({ children: new Map(), text: null });

const plant = (root: Branch, path: string[], text: string): void => {
  let branch = root;
  for (const step of path) {
    const key = step === '' ? String(branch.children.size) : step;
    const next = branch.children.get(key) ?? emptyBranch();
    branch.children.set(key, next);
    branch = next;
  }
  branch.text = text;
};

const harvest = (branch: Branch): ParamValue => {
  if (branch.children.size === 0) return branch.text ?? '';
  const entries = [...branch.children];
  if (entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, child]) => harvest(child));
  return Object.fromEntries(entries.map(([key, child]) => [key, harvest(child)]));
};

/** Reads `a=1&card[number]=2&expand[]=x` into a tree, in the bracket notation of the provider's API. */
export const parseFormParams = (encoded: string): ParamTree => {
  const root = emptyBranch();
  let pairs = 0;
  for (const [name, text] of new URLSearchParams(encoded)) {
    pairs += 1;
    const path = pathOf(name);
    if (pairs > MAX_PAIRS || path.length > MAX_DEPTH || path.some((step) => FORBIDDEN.has(step))) {
      throw invalidRequest('The request could not be read.', 'parameter_invalid');
    }
    plant(root, path, text);
  }
  return Object.fromEntries([...root.children].map(([key, child]) => [key, harvest(child)]));
};
