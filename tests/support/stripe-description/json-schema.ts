import type { TsEntityName, TsTypeElement } from '@swc/core';
import { type Declaration, type File, parametersOf, resolveName, type TsType } from './declarations.ts';

/** A JSON Schema, as far as it is used here. */
export type Schema = Record<string, unknown>;

/** `answer`: JSON of the provider. `form`: form-encoded parameters, where every leaf is text. */
export type Mode = 'answer' | 'form';

interface Place {
  readonly file: File;
  readonly scope: readonly string[];
  /** Arguments of the type parameters. */
  readonly given: ReadonlyMap<string, Schema>;
}

const nameOf = (name: TsEntityName): string =>
  name.type === 'Identifier' ? name.value : `${nameOf(name.left)}.${name.right.value}`;

/**
 * Turns declarations of the SDK into JSON Schema. Unknown properties are refused, in parameters and answers. Sets of
 * words are closed: the SDK's `OtherString` is for later versions, which the local provider never sends.
 */
export class SchemaWriter {
  /** Schemas written so far, by the name of their references. */
  readonly definitions: Record<string, Schema> = {};
  readonly #mode: Mode;
  readonly #expandable: ReadonlySet<string>;

  /** `expandable` names the resources that may replace their id; elsewhere only the id is accepted. */
  constructor(mode: Mode, expandable: readonly string[] = []) {
    this.#mode = mode;
    this.#expandable = new Set(expandable);
  }

  /** A reference to a declaration's schema, which is written on first use. */
  refer(declaration: Declaration): Schema {
    const key = `${declaration.file.path.split('/').slice(-2).join('_')}_${declaration.name}`.replace(
      /[^\w]/g,
      '_',
    );
    if (!(key in this.definitions)) {
      this.definitions[key] = {};
      this.definitions[key] = this.#declared(declaration, new Map());
    }
    return { $ref: key };
  }

  #declared(declaration: Declaration, given: ReadonlyMap<string, Schema>): Schema {
    const { node, file, scope } = declaration;
    const place: Place = { file, scope, given };
    if (node.type === 'TsTypeAliasDeclaration') return this.#type(node.typeAnnotation, place);
    const own = this.#object(node.body.body, place);
    return node.extends.reduceRight((schema, { expression }) => {
      const base = resolveName(extendedName(expression), file, scope);
      return narrowed(this.#declared(base, new Map()), schema);
    }, own);
  }

  #object(members: readonly TsTypeElement[], place: Place): Schema {
    const properties: Record<string, Schema> = {};
    const required = new Set<string>();
    let others: Schema | false = false;
    for (const member of members) {
      if (member.type === 'TsIndexSignature') {
        others = member.typeAnnotation ? this.#type(member.typeAnnotation.typeAnnotation, place) : {};
      }
      if (member.type !== 'TsPropertySignature' || !member.typeAnnotation) continue;
      if (member.key.type !== 'Identifier' && member.key.type !== 'StringLiteral') continue;
      const { value } = member.key;
      properties[value] = this.#type(member.typeAnnotation.typeAnnotation, place);
      if (member.optional) required.delete(value);
      else required.add(value);
    }
    return { type: 'object', properties, required: [...required], additionalProperties: others };
  }

  #type(type: TsType, place: Place): Schema {
    switch (type.type) {
      case 'TsParenthesizedType':
        return this.#type(type.typeAnnotation, place);
      case 'TsKeywordType':
        return this.#keyword(type.kind);
      case 'TsLiteralType':
        return this.#literal(type.literal);
      case 'TsArrayType':
        return { type: 'array', items: this.#type(type.elemType, place) };
      case 'TsTypeLiteral':
        return this.#object(type.members, place);
      case 'TsUnionType':
        return this.#union(type.types, place);
      case 'TsTypeReference':
        return this.#reference(type, place);
      default:
        throw new Error(`${type.type} in ${place.file.path} is not understood`);
    }
  }

  #keyword(kind: string): Schema {
    if (kind === 'string') return { type: 'string' };
    if (kind === 'any' || kind === 'unknown') return {};
    if (this.#mode === 'form') {
      if (kind === 'number') return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
      if (kind === 'boolean') return { enum: ['true', 'false'] };
      return { const: '' };
    }
    if (kind === 'undefined' || kind === 'void' || kind === 'never') return { not: {} };
    return { type: kind };
  }

  #literal(literal: { type: string; value?: unknown }): Schema {
    const { value } = literal;
    if (!['StringLiteral', 'NumericLiteral', 'BooleanLiteral'].includes(literal.type)) {
      throw new Error(`a literal of ${literal.type} is not understood`);
    }
    return { enum: [this.#mode === 'form' ? String(value) : value] };
  }

  #union(types: readonly TsType[], place: Place): Schema {
    const hasText = types.some((type) => type.type === 'TsKeywordType' && type.kind === 'string');
    const schemas = types
      .filter((type) => !isOtherString(type))
      // `string | Charge`: an id; the object only where it can have been expanded.
      .filter((type) => !(hasText && this.#mode === 'answer' && this.#staysAnId(type, place)))
      .map((type) => this.#type(type, place));
    const words = schemas.flatMap(({ enum: each }) => (Array.isArray(each) ? (each as unknown[]) : []));
    const rest = schemas.filter((schema) => !Array.isArray(schema.enum));
    const all = words.length > 0 ? [{ enum: words }, ...rest] : rest;
    return all.length === 1 ? (all[0] as Schema) : { anyOf: all };
  }

  #staysAnId(type: TsType, { file, scope }: Place): boolean {
    if (type.type !== 'TsTypeReference') return false;
    const name = nameOf(type.typeName);
    if (name === 'Decimal' || name === 'Array' || this.#expandable.has(name)) return false;
    const { scope: namespaces, file: from } = resolveName(name, file, scope);
    return namespaces.length === 0 && from.path.includes('resources');
  }

  #reference(type: Extract<TsType, { type: 'TsTypeReference' }>, place: Place): Schema {
    const name = nameOf(type.typeName);
    const parameters = type.typeParams?.params ?? [];
    const given = place.given.get(name);
    if (given) return given;
    const first = parameters[0];
    if (name === 'Array' && first) return { type: 'array', items: this.#type(first, place) };
    if (name === 'Decimal') return { type: 'string' };
    // An event's earlier values: some properties of some resource.
    if (name === 'Partial') return { type: 'object' };
    const declaration = resolveName(name, place.file, place.scope);
    if (declaration.name === 'OtherString') return { type: 'string' };
    if (!first) return this.refer(declaration);
    const arguments_ = parameters.map((one) => this.#type(one, place));
    const names = parametersOf(declaration);
    return this.#declared(declaration, new Map(names.map((one, at) => [one, arguments_[at] ?? {}])));
  }
}

function isOtherString(type: TsType): boolean {
  return type.type === 'TsTypeReference' && nameOf(type.typeName) === 'OtherString';
}

/** The properties of an interface with inherited ones that it does not redeclare. */
function narrowed(base: Schema, own: Schema): Schema {
  const properties = { ...(base.properties as object), ...(own.properties as object) };
  const optional = new Set(Object.keys(own.properties as object));
  const inherited = (base.required as string[]).filter((name) => !optional.has(name));
  const additionalProperties = own.additionalProperties || base.additionalProperties;
  return {
    ...own,
    properties,
    required: [...inherited, ...(own.required as string[])],
    additionalProperties,
  };
}

/** `Event.Data` of `extends Event.Data`. */
function extendedName(expression: unknown): string {
  const node = expression as { type: string; value?: string; object?: unknown; property?: { value: string } };
  return node.type === 'Identifier'
    ? String(node.value)
    : `${extendedName(node.object)}.${node.property?.value}`;
}
