import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { readDeclarations, resolveName, sdkFolder } from './declarations.ts';
import { type Mode, type Schema, SchemaWriter } from './json-schema.ts';

/** Resources that the product expands, or that the provider always includes. */
const expandable = ['BalanceTransaction', 'PaymentMethod'];

/** The file of the SDK's resources that exports a type. */
function fileOf(name: string): string {
  const folder = join(sdkFolder, 'resources');
  const exported = new RegExp(`^export (interface|type) ${name}\\b`, 'm');
  const file = readdirSync(folder)
    .filter((one) => one.endsWith('.d.ts'))
    .find((one) => exported.test(readFileSync(join(folder, one), 'utf8')));
  if (!file) throw new Error(`the SDK has no type ${name}`);
  return join(folder, file);
}

const modes = {
  answer: { writer: new SchemaWriter('answer', expandable), ajv: newAjv() },
  form: { writer: new SchemaWriter('form'), ajv: newAjv() },
};

function newAjv(): Ajv {
  // Our schemas are many and generated: they are neither validated nor optimised.
  return new Ajv({
    strict: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
}

function pageOf(item: Schema): Schema {
  const properties = {
    object: { const: 'list' },
    data: { type: 'array', items: item },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function validatorOf(type: string, mode: Mode): ValidateFunction {
  const { writer, ajv } = modes[mode];
  const known = ajv.getSchema(type);
  if (known) return known;
  const [, list] = /^ApiList<(.+)>$/.exec(type) ?? [];
  const name = list ?? type;
  const item = writer.refer(resolveName(name, readDeclarations(fileOf(name.split('.')[0] ?? '')), []));
  for (const [key, schema] of Object.entries(writer.definitions)) {
    if (!ajv.schemas[key]) ajv.addSchema(schema, key);
  }
  ajv.addSchema(list ? pageOf(item) : item, type);
  return ajv.getSchema(type) as ValidateFunction;
}

/**
 * Validates something against a type of the published description. Returns the failures, one line each, without the
 * repetitions of unions.
 */
export function faultsOf(type: string, mode: Mode, value: unknown): string[] {
  const validate = validatorOf(type, mode);
  if (validate(value)) return [];
  const lines = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const detail = params.additionalProperty ?? params.allowedValues ?? '';
    return `${type}${instancePath} ${message} ${JSON.stringify(detail) ?? ''}`;
  });
  return [...new Set(lines)];
}

/** Name of the resource in an event, for example `PaymentIntent` of `PaymentIntentSucceededEvent`. */
export function resourceOf(event: string): string {
  const file = readDeclarations(fileOf(event));
  const { node } = resolveName(`${event}.Data`, file, []);
  if (node.type !== 'TsInterfaceDeclaration') throw new Error(`${event} carries nothing`);
  for (const member of node.body.body) {
    if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier') continue;
    const type = member.typeAnnotation?.typeAnnotation;
    const isObject = member.key.value === 'object' && type?.type === 'TsTypeReference';
    if (isObject && type.typeName.type === 'Identifier') return type.typeName.value;
  }
  throw new Error(`${event} carries nothing that has a name`);
}

/** The API version that the SDK was generated from and sends. */
export const apiVersion = (): string => {
  const text = readFileSync(join(sdkFolder, 'apiVersion.d.ts'), 'utf8');
  return /ApiVersion = ['"]([^'"]+)['"]/.exec(text)?.[1] ?? '';
};
