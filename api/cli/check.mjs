/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. `npm test -- types api` runs only the
 * steps named. Ends with a non-zero code at the first step that fails.
 */
import { spawnSync } from 'node:child_process';

const steps = {
  lint: ['biome', ['ci', '--error-on-warnings', '.']],
  schema: [process.execPath, ['--import', './api/cli/ts.mjs', 'api/cli/emit-schema.ts', '--check']],
  codegen: ['graphql-codegen', ['--config', 'codegen.yml', '--check', '--silent']],
  types: ['tsc', ['-p', 'tsconfig.json']],
  'types-web': ['tsc', ['-p', 'web/tsconfig.json']],
  arrows: ['depcruise', ['--config', '.dependency-cruiser.cjs', 'api', 'schema', 'rest-compat', 'web/src']],
  tests: [process.execPath, ['api/cli/run-tests.mjs']],
  build: [process.execPath, ['api/cli/build-web.mjs']],
  browser: ['playwright', ['test']],
};

const wanted = process.argv.slice(2);
for (const [name, [command, args]] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    console.error(`\n${name} failed${error ? `: ${error.message}` : ''}`);
    process.exit(1);
  }
  console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
