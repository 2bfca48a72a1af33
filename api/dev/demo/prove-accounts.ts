import { tokenContext } from '../../modules/socials/social-account.service.ts';
import { sql } from '../../platform/sql.ts';
import { instagramToken } from '../social/stand-in-api.ts';
import { people } from './content.ts';
import type { DemoParts } from './demo-parts.ts';
import { Rng } from './rng.ts';

const DAY = 86_400_000;
/** Who signs in as the demo influencer links an account themselves. */
const [, ...others] = people;

/** About two in three influencers proved that their Instagram account is theirs, by signing in at the local stand-in. */
export async function proveAccounts({ orm, ports }: DemoParts, now: Date): Promise<void> {
  if (ports.config.instagram) return;
  const em = orm.em.fork();
  const key = ports.secrets.get('localSocialKey');
  for (const { username, instagramUsername } of others) {
    if (!instagramUsername || new Rng(`proved:${username}`).chance(1 / 3)) continue;
    const found = await sql<{ id: number }>`select id from profile where username = ${username}`.first({
      em,
    });
    const id = found?.id ?? 0;
    const token = ports.secrets.cipher.encrypt(instagramToken(key, instagramUsername, now), tokenContext(id));
    await sql`update social_account set confirmed = true, sealed_token = ${token},
      token_expires_at = ${new Date(now.getTime() + 60 * DAY)}
      where profile_id = ${id} and provider = 'instagram'`.run({ em });
  }
}
