import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

/** Files of `deploy/` as tests read them. */
const read = (file: string): string => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** A file of YAML with one document. */
// biome-ignore lint/suspicious/noExplicitAny: checked against schemas
export const readYaml = (file: string): any => parse(read(file), { merge: true });

/** An object of Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: checked against the schemas of Kubernetes
  readonly [part: string]: any;
}

/** All objects that `kubectl apply -k deploy/kubernetes` makes, and the secrets that it needs. */
export function readManifests(): Manifest[] {
  const { resources } = readYaml('kubernetes/kustomization.yaml') as { resources: string[] };
  return [...resources, 'secrets.example.yaml'].flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
}

type Env = Record<string, string>;

interface Container {
  readonly args?: readonly string[];
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
  }[];
  readonly envFrom?: readonly Record<'configMapRef' | 'secretRef', { readonly name: string } | undefined>[];
}

/** What the container file sets and starts. */
export function readContainerfile() {
  const lines = read('Containerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const after = (word: string): string[] =>
    last.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const env = after('ENV').flatMap((line) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  return {
    base: after('FROM')[0] ?? '',
    env: Object.fromEntries(env) as Env,
    copied: after('COPY').map((line) => line.split(' ').filter((word) => !word.startsWith('--'))),
    user: after('USER')[0] ?? '',
    healthcheck: after('HEALTHCHECK')[0] ?? '',
    entrypoint: JSON.parse(after('ENTRYPOINT')[0] ?? '') as string[],
    command: JSON.parse(after('CMD')[0] ?? '') as string[],
  };
}

/** A deployment, and the environments of its containers as Kubernetes makes them of config and secrets. */
export function readDeployment(name: string) {
  const manifests = readManifests();
  const find = (kind: string, wanted: string): Manifest => {
    const found = manifests.find(({ kind: one, metadata }) => one === kind && metadata.name === wanted);
    if (!found) throw new Error(`there is no ${kind} ${wanted}`);
    return found;
  };
  const { spec } = find('Deployment', name);
  const pod = spec.template.spec;
  const envOf = ({ env = [], envFrom = [] }: Container): Env => ({
    ...readContainerfile().env,
    ...Object.assign(
      {},
      ...envFrom.map(({ configMapRef, secretRef }) =>
        configMapRef
          ? find('ConfigMap', configMapRef.name).data
          : find('Secret', secretRef?.name ?? '').stringData,
      ),
    ),
    ...Object.fromEntries(
      env.map(({ name: variable, value, valueFrom }) => {
        const { name: secret = '', key = '' } = valueFrom?.secretKeyRef ?? {};
        return [variable, value ?? find('Secret', secret).stringData[key]];
      }),
    ),
  });
  const [migrate, served] = [pod.initContainers[0], pod.containers[0]] as [Container, Container];
  return {
    pod,
    strategy: spec.strategy,
    container: pod.containers[0],
    env: envOf(served),
    migrate: { args: migrate.args ?? [], env: envOf(migrate) },
  };
}

/** Services of compose.yaml, with the variables of `.env` put in. */
export function readCompose(variables: Env) {
  const text = read('compose.yaml').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    if (!(name in variables)) throw new Error(`${name} is not in .env`);
    return variables[name] ?? '';
  });
  return parse(text, { merge: true });
}

/** Variables that example.env asks a person for. */
export const exampleVariables = (): string[] =>
  [...read('example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
