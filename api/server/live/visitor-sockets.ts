import { networkOf } from '../../platform/rate-limit/rate-limiter.ts';

/** Maximum number of open sockets of visitors: of one network address, which many may share, and of this process. */
export const PER_ADDRESS = 200;
const IN_ALL = 5_000;

/** Counts the open sockets of visitors. Members are bounded by their account, and come in beside them. */
export class VisitorSockets {
  private readonly perAddress: number;
  private readonly inAll: number;
  private readonly byNetwork = new Map<string, number>();
  private open = 0;

  constructor(perAddress = PER_ADDRESS, inAll = IN_ALL) {
    this.perAddress = perAddress;
    this.inAll = inAll;
  }

  /** Counts a socket. Returns how to count it out again; null when there are too many. */
  enter(address: string): (() => void) | null {
    const network = networkOf(address);
    if (this.open >= this.inAll || (this.byNetwork.get(network) ?? 0) >= this.perAddress) return null;
    this.count(network, 1);
    let isIn = true;
    return () => {
      if (isIn) this.count(network, -1);
      isIn = false;
    };
  }

  private count(network: string, by: 1 | -1): void {
    const here = (this.byNetwork.get(network) ?? 0) + by;
    this.open += by;
    if (here > 0) this.byNetwork.set(network, here);
    else this.byNetwork.delete(network);
  }
}
