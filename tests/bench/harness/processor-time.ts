import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc are a hundredth of a second on every Linux that we run on. */
const TICK_MS = 10;

interface ProcessTime {
  readonly parent: number;
  readonly ms: number;
}

/** Own time and that of ended children, in milliseconds; null when the process has gone. */
function timeOf(pid: number): ProcessTime | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ms: (user + system + children + childrenSystem) * TICK_MS };
  } catch {
    return null;
  }
}

/** Processor time of a process and everything it started so far, in milliseconds. Zero where there is no /proc. */
export function processorTime(root: number): number {
  const all = new Map<number, ProcessTime>();
  try {
    for (const name of readdirSync('/proc')) {
      const time = /^\d+$/.test(name) ? timeOf(Number(name)) : null;
      if (time) all.set(Number(name), time);
    }
  } catch {
    return 0;
  }
  const belongs = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  let total = 0;
  for (const [pid, { ms }] of all) if (belongs(pid)) total += ms;
  return total;
}
