import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string }[];
}

test('lists what production installs and browsers load, with versions and hashes, and nothing else', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { maxBuffer: 64_000_000 });
  const bill = JSON.parse(stdout);
  expect(bill.bomFormat).toBe('CycloneDX');
  const found = new Map((bill.components as Component[]).map((one) => [one.name, one]));
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(found.get(name)?.version, name).toBe(version);
    expect(found.get(name)?.hashes?.[0]?.alg, name).toBe('SHA-512');
  }
  for (const name of [
    'react-dom',
    '@mui/material',
    '@tiptap/starter-kit',
    '@fontsource/bricolage-grotesque',
    'react',
  ]) {
    expect(found.get(name)?.version, name).toBe(devDependencies[name]);
  }
  for (const name of ['vitest', 'typescript', 'lighthouse']) {
    expect(Object.keys(devDependencies)).toContain(name);
    expect(found.has(name)).toBe(false);
  }
});

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  for (const [name, version] of Object.entries(all))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
