import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Client } from 'pg';
import { createSecretToken } from '../../../api/modules/accounts/token.ts';
import { lively } from '../support/lively.ts';

const BEGIN = `insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
  select id, $2, 'Tests', now(), now(), now() + interval '1 day' from account where email = $1`;

/**
 * One browser context for each person. Their sessions are begun in the database: so many sign-ins in a row would be
 * too many tries.
 */
export class Rooms {
  private readonly open = new Map<string, BrowserContext>();
  private readonly browser: Browser;
  private readonly db: Client;
  private readonly options: BrowserContextOptions;

  constructor(browser: Browser, db: Client, options: BrowserContextOptions) {
    this.browser = browser;
    this.db = db;
    this.options = options;
  }

  /** The room of whoever has this email address; null is a visitor. */
  async of(email: string | null): Promise<BrowserContext> {
    const known = this.open.get(email ?? '');
    if (known) return known;
    const room = lively(await this.browser.newContext(this.options));
    this.open.set(email ?? '', room);
    if (email) await this.signIn(room, email);
    await room.clock.install();
    return room;
  }

  private async signIn(room: BrowserContext, email: string): Promise<void> {
    const { token, hash } = createSecretToken();
    await this.db.query(BEGIN, [email, hash]);
    const url = this.options.baseURL ?? '';
    await room.addCookies([
      { name: 'koli_session', value: token, url, httpOnly: true, sameSite: 'Lax' },
      { name: 'koli_member', value: '1', url, sameSite: 'Lax' },
    ]);
  }

  async close(): Promise<void> {
    for (const room of this.open.values()) await room.close();
  }
}
