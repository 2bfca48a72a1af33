import { captionOf, followersOf, numberOf, PICTURES, subjectsOf } from './stand-in-content.ts';

/** How an account behaves. The beginning of its name decides, so that every screen can be tried. */
export function kindOf(username: string) {
  const beginning =
    /^(private|unknown|nobody|personal|down|revoked|small|quiet)/.exec(username)?.[0] ?? 'open';
  return beginning === 'unknown' || beginning === 'nobody' ? 'missing' : beginning;
}

/** An account in the words of the Graph API. */
export function graphAccount(username: string) {
  const made = numberOf(username);
  const followers = kindOf(username) === 'small' ? 640 : 12_000 + (made % 90_000);
  return {
    id: String(17_841_400_000_000_000 + made),
    user_id: String(17_841_400_000_000_000 + made),
    username,
    account_type: 'MEDIA_CREATOR',
    followers_count: followersOf(username) ?? followers,
    media_count: 24 + (made % 400),
  };
}

const HOUR = 3_600_000;
/** Number of posts that every account has. */
const POSTS = 36;
const kinds = ['IMAGE', 'IMAGE', 'CAROUSEL_ALBUM', 'IMAGE', 'VIDEO'] as const;

/** The newest posts of an account in the words of the Graph API; a private one shows none. */
export function graphMedia(username: string, pictures: string, now: Date) {
  if (kindOf(username) === 'private') return [];
  const subjects = subjectsOf(username);
  const { followers_count } = graphAccount(username);
  return Array.from({ length: POSTS }, (_, n) => {
    const made = numberOf(`${username}:${n}`);
    const subject = subjects[n % subjects.length] ?? 'food';
    const kind = kinds[made % kinds.length] ?? 'IMAGE';
    // No picture appears twice among the newest twelve.
    const seed = (numberOf(username + subject) + Math.floor(n / subjects.length)) % PICTURES;
    const picture = `${pictures}/${subject}-${seed}.webp`;
    const age = (n * 53 + (made % 40) + 5) * HOUR;
    return {
      id: `${17_900_000_000_000 + made}_${n}`,
      caption: captionOf(subject, made >>> 8),
      media_type: kind,
      media_product_type: kind === 'VIDEO' ? 'REELS' : 'FEED',
      media_url: picture,
      ...(kind === 'VIDEO' && { thumbnail_url: picture }),
      permalink: `https://www.instagram.com/${username}/`,
      timestamp: new Date(now.getTime() - age).toISOString(),
      like_count: Math.round(followers_count * (0.01 + (made % 50) / 1_000)),
      comments_count: Math.round(followers_count * (0.0004 + (made % 20) / 20_000)),
    };
  });
}
