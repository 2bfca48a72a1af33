import { listenTo, planFaults } from '../harness/plans.ts';
import type { Look, ReadWorkload } from '../workloads/workload.ts';

/** Requests of each workload whose plans are looked at. */
const SAMPLES = 4;

/** Explains what the product really sends for the workloads. Answers a line for each fault. */
export async function checkPlans(
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  workloads: readonly ReadWorkload[],
  look: Look,
): Promise<string[]> {
  const product = await listenTo(url, dataDir);
  const faults: string[] = [];
  try {
    for (const workload of workloads) {
      const asks = await workload.asks(look);
      const step = Math.max(1, Math.floor(asks.length / SAMPLES));
      for (let index = 0; index < asks.length; index += step) {
        const ask = asks[index];
        if (!ask) continue;
        const found = await planFaults(url, await product.ask(workload, ask));
        faults.push(...found.map((fault) => `${workload.name} ${workload.title}: ${fault}`));
      }
    }
  } finally {
    await product.close();
  }
  return [...new Set(faults)];
}
