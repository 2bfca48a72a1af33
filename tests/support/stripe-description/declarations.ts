import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type ModuleItem,
  parseSync,
  type TsInterfaceDeclaration,
  type TsModuleDeclaration,
  type TsType,
  type TsTypeAliasDeclaration,
  type TsTypeParameterDeclaration,
} from '@swc/core';

/** An interface or type of the description, with the scope of its names. */
export interface Declaration {
  readonly node: TsInterfaceDeclaration | TsTypeAliasDeclaration;
  readonly file: File;
  /** Namespaces around it, outermost first. */
  readonly scope: readonly string[];
  readonly name: string;
}

/** A declaration file: its declarations by full name, and its imports. */
export interface File {
  readonly path: string;
  readonly declared: Map<string, Declaration>;
  /** What it imports or passes on; `name` is null for all of a file. */
  readonly imported: Map<string, { path: string; name: string | null }>;
}

const entry = createRequire(import.meta.url).resolve('stripe');

/**
 * Folder of the SDK's declaration files. They are generated from the provider's published API description, at the
 * version that the SDK sends.
 */
export const sdkFolder = join(dirname(entry), '..', 'esm');

const files = new Map<string, File>();

const pathFrom = (file: File, source: string): string =>
  join(dirname(file.path), source.replace(/\.js$/, '.d.ts'));

function take(file: File, items: readonly ModuleItem[], scope: readonly string[]): void {
  for (const item of items) {
    const node = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (node.type === 'ImportDeclaration') {
      const path = pathFrom(file, node.source.value);
      for (const specifier of node.specifiers) {
        const local = specifier.local.value;
        if (specifier.type === 'ImportNamespaceSpecifier') file.imported.set(local, { path, name: null });
        if (specifier.type !== 'ImportSpecifier') continue;
        file.imported.set(local, { path, name: specifier.imported?.value ?? local });
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const path = pathFrom(file, node.source.value);
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ExportSpecifier') continue;
        const name = specifier.orig.value;
        file.imported.set(specifier.exported?.value ?? name, { path, name });
      }
    } else if (node.type === 'TsInterfaceDeclaration' || node.type === 'TsTypeAliasDeclaration') {
      const name = [...scope, node.id.value].join('.');
      file.declared.set(name, { node, file, scope, name });
    } else if (node.type === 'TsModuleDeclaration') {
      takeNamespace(file, node, scope);
    }
  }
}

function takeNamespace(file: File, node: TsModuleDeclaration, scope: readonly string[]): void {
  if (node.body?.type === 'TsModuleBlock') take(file, node.body.body, [...scope, node.id.value]);
}

/** A parsed declaration file. */
export function readDeclarations(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const file: File = { path, declared: new Map(), imported: new Map() };
  files.set(path, file);
  if (!existsSync(path)) throw new Error(`the SDK has no ${path}`);
  // Only imports and types; the parser needs no more than the syntax.
  take(file, parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript' }).body, []);
  return file;
}

/** The declaration of a name at a place: nearest namespace first, then the file, then its imports. */
export function resolveName(name: string, file: File, scope: readonly string[]): Declaration {
  for (let depth = scope.length; depth >= 0; depth -= 1) {
    const found = file.declared.get([...scope.slice(0, depth), name].join('.'));
    if (found) return found;
  }
  const [first = '', ...rest] = name.split('.');
  const imported = file.imported.get(first);
  if (!imported) throw new Error(`${name} is not known in ${file.path}`);
  const there = imported.name === null ? rest : [imported.name, ...rest];
  return resolveName(there.join('.'), readDeclarations(imported.path), []);
}

/** Names of the type parameters of a declaration. */
export function parametersOf(declaration: Declaration): string[] {
  const { typeParams } = declaration.node as { typeParams?: TsTypeParameterDeclaration | null };
  return typeParams?.parameters.map(({ name }) => name.value) ?? [];
}

export type { TsType };
