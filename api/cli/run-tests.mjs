/**
 * Runs the tests of Vitest. On CI a file that fails is run once more when all others are through, alone and with a
 * database of its own as ever. What fails again is broken; what passes was too much for a busy machine, is named, and
 * wants mending all the same. Stories get no second try: where money moves, a failure that comes and goes is a race.
 * Neither do more than a few files, nor what no file answers for.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const MOST_FILES = 3;

const vitest = (...more) =>
  spawnSync('vitest', ['run', ...more], { stdio: 'inherit', shell: process.platform === 'win32' }).status ??
  1;

/** Files of a report that failed, from the project's root. */
const failedIn = (report) =>
  JSON.parse(readFileSync(report, 'utf8'))
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(process.cwd(), name));

function runOnCi() {
  const folder = mkdtempSync(join(tmpdir(), 'koli-tests-'));
  const report = join(folder, 'report.json');
  try {
    if (vitest('--reporter=default', '--reporter=json', `--outputFile.json=${report}`) === 0) return 0;
    const failed = failedIn(report);
    const isStory = (file) => file.startsWith(join('tests', 'stories'));
    if (failed.length === 0 || failed.length > MOST_FILES || failed.some(isStory)) return 1;
    console.log(`\n== tests: once more ${failed.join(' ')}`);
    const status = vitest(...failed);
    if (status === 0)
      console.log(`== tests: passed at the second try, and want mending: ${failed.join(' ')}`);
    return status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = process.env.CI ? runOnCi() : vitest();
