/**
 * `node --import ./api/cli/ts.mjs api/main.ts` runs TypeScript without a build. Node strips types but does not support
 * the decorators of entities and resolvers. The options mirror tsconfig.json.
 */
import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const OWN_TYPESCRIPT = /^file:(?!.*\/node_modules\/).*\.tsx?(?:[?#]|$)/;

const options = {
  tsconfig: false,
  sourcemap: true,
  sourceType: 'module',
  target: 'es2023',
  decorator: { legacy: true, emitDecoratorMetadata: false },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true, onlyRemoveTypeImports: true },
  jsx: { runtime: 'automatic' },
};

/** @param {string} file */
function compile(file) {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), options);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map((error) => error.message).join('\n')}`);
  const inlineMap = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inlineMap}\n`;
}

// In development mode libraries check themselves at every step; graphql does at every value.
process.env.NODE_ENV ??= 'production';

setSourceMapsSupport(true, { nodeModules: false });
// A second start takes a third less.
enableCompileCache();

registerHooks({
  load(url, context, nextLoad) {
    if (!OWN_TYPESCRIPT.test(url)) return nextLoad(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});
