import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Chunk = { name: string; fileName: string; imports: string[]; code: string };

/** Fails the build when the scripts that a page needs at first, with the entry named, exceed `kilobytes` of gzip. */
export function limitFirstLoad(entry: string, pages: readonly string[], kilobytes: number): Plugin {
  return {
    name: 'limit-first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>();
        for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
        for (const page of pages) {
          const size = weigh([entry, page], chunks);
          const text = `First load of ${page}: ${size.toFixed(1)} kB of script (gzip), limit ${kilobytes} kB`;
          if (size > kilobytes) this.error(text);
          this.info(text);
        }
      },
    },
  };
}

/** Kilobytes of some programs with everything that they import. */
function weigh(names: readonly string[], chunks: Map<string, Chunk>): number {
  const needed = new Set<Chunk>();
  for (const name of names) {
    const chunk = [...chunks.values()].find((one) => one.name === name);
    if (!chunk) throw new Error(`There is no program named ${name}`);
    collect(chunk, chunks, needed);
  }
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
}

function collect(chunk: Chunk, all: Map<string, Chunk>, into: Set<Chunk>) {
  if (into.has(chunk)) return;
  into.add(chunk);
  for (const file of chunk.imports) {
    const imported = all.get(file);
    if (imported) collect(imported, all, into);
  }
}
