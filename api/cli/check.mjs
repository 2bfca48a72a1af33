/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. `npm run test:full` (`--full`): the
 * long tests beside them, in files named *.full.test.ts and *.full.spec.ts. `npm test -- types api` runs only the steps
 * named. Ends with a non-zero code at the first step that fails.
 */
import { spawnSync } from 'node:child_process';

const node = process.execPath;
const programs = { programs: [node, ['tests/support/test-programs.ts']] };
const standing = {
  lint: ['biome', ['ci', '--error-on-warnings', '.']],
  schema: [node, ['--import', './api/cli/ts.mjs', 'api/cli/emit-schema.ts', '--check']],
  codegen: ['graphql-codegen', ['--config', 'codegen.yml', '--check', '--silent']],
  types: ['tsc', ['-p', 'tsconfig.json']],
  'types-web': ['tsc', ['-p', 'web/tsconfig.json']],
  arrows: ['depcruise', ['--config', '.dependency-cruiser.cjs', 'api', 'schema', 'rest-compat', 'web/src']],
};
const running = {
  tests: [node, ['api/cli/run-tests.mjs']],
  build: [node, ['api/cli/build-web.mjs']],
  browser: ['playwright', ['test']],
};

const wanted = process.argv.slice(2).filter((word) => word !== '--full');
const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_SET = 'full';
const steps = { ...programs, ...(isFull ? {} : standing), ...running };

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
