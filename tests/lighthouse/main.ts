import lighthouse, { type Result } from 'lighthouse';
import { complaints, figures, holds, median } from './figures.ts';
import { build, startBrowser, startProduct } from './programs.ts';

/**
 * `npm run lighthouse`: the pages that most people open first, each on a phone as Lighthouse imagines it, five times.
 * Prints medians and ends with 1 when one misses what it must reach. LIGHTHOUSE_RUNS=1 is a quick look.
 */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const PORT = Number(process.env.LIGHTHOUSE_PORT ?? 4320);
const site = `http://127.0.0.1:${PORT}`;

async function pathOfFirst(list: string, link: RegExp): Promise<string> {
  const page = await (await fetch(site + list, { headers: { accept: 'text/html' } })).text();
  const path = link.exec(page)?.[1];
  if (!path) throw new Error(`${list} leads to nothing`);
  return path;
}

/** Measures a page; once more when the browser lost the trace of its visit, as it does at times. */
async function measure(path: string, tries = 2): Promise<Result> {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const found = await lighthouse(site + path, {
    port: PORT + 1,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (found && !found.lhr.runtimeError) return found.lhr;
  if (tries > 1) return measure(path, tries - 1);
  throw new Error(`${path}: ${found?.lhr.runtimeError?.message}`);
}

/** Measures a page and prints its row. Answers whether every figure holds. */
async function row(name: string, path: string): Promise<boolean> {
  const results: Result[] = [];
  // The first visit has the server draw the pictures of the demo, on the processor that the browser is measured on.
  await measure(path);
  for (let run = 0; run < RUNS; run += 1) results.push(await measure(path));
  const cells = figures.map((figure) => {
    const middle = median(results.map(figure.read));
    const fine = holds(figure, Number(middle.toFixed(figure.digits)));
    return { fine, text: `${fine ? '' : '! '}${middle.toFixed(figure.digits)}` };
  });
  console.log([name.padEnd(18), ...cells.map(({ text }) => text.padStart(13))].join(' '));
  for (const complaint of new Set(results.flatMap(complaints))) console.log(`    ${complaint}`);
  return cells.every(({ fine }) => fine);
}

build();
const product = await startProduct(PORT);
const browser = await startBrowser(PORT + 1);
try {
  const pages: [name: string, path: string][] = [
    ['home', '/'],
    ['campaign list', '/campaigns'],
    ['campaign detail', await pathOfFirst('/campaigns', /href="(\/campaigndetail\/[^"]+)"/)],
    ['influencer search', '/search-influencer'],
    ['product list', '/products'],
  ];
  console.log([''.padEnd(18), ...figures.map(({ name }) => name.padStart(13))].join(' '));
  const good: boolean[] = [];
  for (const [name, path] of pages) good.push(await row(name, path));
  if (good.includes(false)) process.exitCode = 1;
} finally {
  await browser.stop();
  await product.stop();
}
