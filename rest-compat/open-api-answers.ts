import type { Operation } from './call.ts';

const number = { type: 'number' };
const text = { type: 'string' };

/** Schemas of answers that are not rows. */
export const answerSchemas = {
  Count: { type: 'object', required: ['count'], properties: { count: number } },
  Exists: { type: 'object', required: ['exists'], properties: { exists: { type: 'boolean' } } },
  Envelope: {
    type: 'object',
    required: ['status', 'error', 'message'],
    properties: { status: number, error: { type: 'boolean' }, message: {} },
    description: 'A refusal in words for the user has error true, with status 200 of HTTP.',
  },
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['statusCode', 'message'],
        properties: { statusCode: number, name: text, message: text, code: text, details: {} },
      },
    },
  },
} as const;

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const asJson = (schema: object) => ({ 'application/json': { schema } });

function schemaOf({ answers, model, failureFormat }: Operation, models: ReadonlySet<string>): object {
  const row = model && models.has(model) ? refTo(model) : { type: 'object' };
  if (answers === 'rows') return { type: 'array', items: row };
  if (answers === 'row') return row;
  if (answers === 'count') return refTo('Count');
  if (answers === 'exists') return refTo('Exists');
  return failureFormat === 'envelope' ? refTo('Envelope') : { type: 'object' };
}

/** Schema of an operation's answer. `models` have schemas of their own. */
export function responsesOf(operation: Operation, models: ReadonlySet<string>): object {
  const success =
    operation.answers === 'nothing'
      ? { '204': { description: 'Done' } }
      : { '200': { description: 'Success', content: asJson(schemaOf(operation, models)) } };
  return { ...success, default: { description: 'An error', content: asJson(refTo('Error')) } };
}
