/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. `npm run test:full` (`--full`): the
 * long tests beside them, in files named *.full.test.ts and *.full.spec.ts. `npm test -- types api` runs only the steps
 * named. Ends with a non-zero code at the first step that fails.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const node = process.execPath;
const first = { programs: [node, ['tests/support/test-programs.ts']] };
/** Steps that only read, and the build: each takes one processor, so they run side by side. */
const standing = {
  lint: ['biome', ['ci', '--error-on-warnings', '.']],
  schema: [node, ['--import', './api/cli/ts.mjs', 'api/cli/emit-schema.ts', '--check']],
  codegen: ['graphql-codegen', ['--config', 'codegen.yml', '--check', '--silent']],
  types: ['tsc', ['-p', 'tsconfig.json']],
  'types-web': ['tsc', ['-p', 'web/tsconfig.json']],
  arrows: ['depcruise', ['--config', '.dependency-cruiser.cjs', 'api', 'schema', 'rest-compat', 'web/src']],
};
const build = { build: [node, ['api/cli/build-web.mjs']] };
const running = { tests: [node, ['api/cli/run-tests.mjs']], browser: ['playwright', ['test']] };

const wanted = process.argv.slice(2).filter((word) => word !== '--full');
const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_SET = 'full';

/** Runs a step to its end. The output of one that runs beside others comes when it ends, in one piece. */
async function run([name, [command, args]], isAlone) {
  const started = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  const child = spawn(command, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
  const failure = await new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`: ${message}`));
    child.once('close', (status) => resolve(status === 0 ? null : ''));
  });
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
  if (failure !== null) console.error(`\n${name} failed${failure}`);
  else console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return failure === null;
}

/** Runs up to `atOnce` steps at the same time. Starts no further step after one has failed. */
async function runAll(steps, atOnce) {
  const waiting = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const isAlone = atOnce === 1 || waiting.length === 1;
  let isBroken = false;
  const lane = async () => {
    while (waiting.length > 0 && !isBroken) {
      if (!(await run(waiting.shift(), isAlone))) isBroken = true;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (isBroken) process.exit(1);
}

await runAll(first, 1);
await runAll({ ...(isFull ? {} : standing), ...build }, Math.min(2, availableParallelism()));
await runAll(running, 1);
