/** Plugin of the code generator: the names of the inputs that take an `idempotencyKey`. */
module.exports.plugin = (schema) => {
  const names = Object.values(schema.getTypeMap())
    .filter(
      (type) => 'getFields' in type && 'idempotencyKey' in type.getFields() && !('getInterfaces' in type),
    )
    .map(({ name }) => `  '${name}',\n`);
  return `/** Inputs that take an \`idempotencyKey\`. */
export const keyedInputs: ReadonlySet<string> = new Set([
${names.sort().join('')}]);
`;
};
