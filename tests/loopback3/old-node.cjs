'use strict';
/** Gives back to `util` what LoopBack 3 was written against and newer versions of Node have taken away. */
const util = require('node:util');

const kinds = {
  isArray: Array.isArray,
  isBoolean: (value) => typeof value === 'boolean',
  isBuffer: Buffer.isBuffer,
  isDate: util.types.isDate,
  isError: (value) => value instanceof Error,
  isFunction: (value) => typeof value === 'function',
  isNull: (value) => value === null,
  isNullOrUndefined: (value) => value === null || value === undefined,
  isNumber: (value) => typeof value === 'number',
  isObject: (value) => typeof value === 'object' && value !== null,
  isPrimitive: (value) => value === null || !['object', 'function'].includes(typeof value),
  isRegExp: util.types.isRegExp,
  isString: (value) => typeof value === 'string',
  isSymbol: (value) => typeof value === 'symbol',
  isUndefined: (value) => value === undefined,
  _extend: (target, source) => Object.assign(target, source),
};
for (const [name, value] of Object.entries(kinds)) util[name] ??= value;
