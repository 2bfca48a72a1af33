/** What the page says of its connection: nothing, nothing yet, or one of three sentences. */
export type ConnectionState = 'fine' | 'quiet' | 'offline' | 'reconnecting' | 'back';

/** Shorter interruptions are not told. Milliseconds, as all that follow. */
const QUIET = 2_000;
const GLAD = 3_000;
/** A connection that held this long counts as mended: the next outage is probed quickly again. */
const SETTLED = 10_000;
const LONGEST_PAUSE = 16_000;

/** Half to one and a half of a pause: pages that lost the same server do not come back in one wave. */
const spread = (pause: number) => pause * (0.5 + Math.random());

type Listener = () => void;

/**
 * Whether the server can be reached, as far as this page knows. Whoever meets a broken connection says `lost`; from
 * then on the server is probed, ever more rarely and without end, until it answers.
 */
export class Connection {
  state: ConnectionState = 'fine';
  private down = false;
  private probing = false;
  private tries = 0;
  private upSince = 0;
  private probeTimer?: ReturnType<typeof setTimeout>;
  private tellTimer?: ReturnType<typeof setTimeout>;
  private missedTimer?: ReturnType<typeof setTimeout>;
  private begunTimer?: ReturnType<typeof setTimeout>;
  private readonly waiting = new Set<Listener>();
  private readonly listeners = {
    state: new Set<Listener>(),
    missed: new Set<Listener>(),
    begun: new Set<Listener>(),
    wake: new Set<Listener>(),
  };

  /** @param probe asks the server for a sign of life; never rejects */
  constructor(private readonly probe: () => Promise<boolean>) {}

  /**
   * Listens: `state` for what to show, `missed` when events may have been missed and pages should ask again, `begun` when
   * events have begun to come, `wake` when the network or the user came back. Answers how to stop.
   */
  on(event: keyof Connection['listeners'], listener: Listener): () => void {
    this.listeners[event].add(listener);
    return () => void this.listeners[event].delete(listener);
  }

  lost = () => {
    if (this.down) return;
    this.down = true;
    if (Date.now() - this.upSince > SETTLED) this.tries = 0;
    clearTimeout(this.missedTimer);
    clearTimeout(this.tellTimer);
    this.tellTimer = setTimeout(this.tell, this.state === 'back' ? 0 : QUIET);
    if (this.state === 'fine') this.show('quiet');
    this.planProbe();
  };

  reached = () => {
    if (!this.down) return;
    this.down = false;
    this.upSince = Date.now();
    clearTimeout(this.probeTimer);
    clearTimeout(this.tellTimer);
    this.tellTimer = setTimeout(() => this.show('fine'), GLAD);
    this.show(this.state === 'quiet' ? 'fine' : 'back');
    for (const go of this.waiting) go();
    this.waiting.clear();
    this.missed();
  };

  /** Events may have been missed: those who show what is live are told soon, once however many say so. */
  missed() {
    clearTimeout(this.missedTimer);
    this.missedTimer = setTimeout(() => this.tellAll('missed'), spread(500));
  }

  /** Events come from now on; what happened while the page was loading came before them. */
  begun() {
    clearTimeout(this.begunTimer);
    this.begunTimer = setTimeout(() => this.tellAll('begun'), spread(500));
  }

  /** The network is back, or somebody looks at the page: no reason to wait any longer. */
  hurry = () => {
    if (this.down) void this.ask();
    this.tellAll('wake');
  };

  /** Resolves when the server can be reached, as far as this page knows; at once while nothing says otherwise. */
  whenReached(): Promise<void> {
    return this.down ? new Promise((resolve) => this.waiting.add(resolve)) : Promise.resolve();
  }

  /** Resolves when it is this page's turn to try for the nth time (from 0): the server answers and a pause is over. */
  async turn(tries: number): Promise<void> {
    await this.whenReached();
    const pause = spread(Math.min(200 * 3 ** tries, LONGEST_PAUSE));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, pause);
      const stop = this.on('wake', done);
      function done() {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }

  /** Forgets what happened, as if the page had just been loaded. */
  reset() {
    for (const timer of [this.probeTimer, this.tellTimer, this.missedTimer, this.begunTimer])
      clearTimeout(timer);
    this.down = false;
    this.tries = 0;
    this.waiting.clear();
    this.show('fine');
  }

  /** Follows what the browser knows. Answers how to stop. */
  watch(): () => void {
    const look = () => document.visibilityState === 'visible' && this.hurry();
    const online = () => {
      if (this.state === 'offline') this.tell();
      this.hurry();
    };
    window.addEventListener('offline', this.lost);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('offline', this.lost);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private readonly tell = () => this.show(navigator.onLine ? 'reconnecting' : 'offline');

  private show(state: ConnectionState) {
    if (state === this.state) return;
    this.state = state;
    this.tellAll('state');
  }

  private tellAll(event: keyof Connection['listeners']) {
    for (const listener of [...this.listeners[event]]) listener();
  }

  private planProbe() {
    clearTimeout(this.probeTimer);
    this.probeTimer = setTimeout(this.ask, spread(Math.min(500 * 2 ** this.tries, LONGEST_PAUSE)));
    this.tries += 1;
  }

  private readonly ask = async () => {
    if (this.probing) return;
    this.probing = true;
    const answered = await this.probe();
    this.probing = false;
    if (answered) this.reached();
    else if (this.down) this.planProbe();
  };
}

export const connection = new Connection(() =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  ),
);
