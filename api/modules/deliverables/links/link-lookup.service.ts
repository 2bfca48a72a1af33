import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import type { StoredPreview, Submission } from '../deliverable.entity.ts';
import { type LinkedPost, postOfLink } from './post-of-link.ts';
import { type PostSaid, readOembedAnswer, titleOf } from './read-oembed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds before each try after the first. Posts of linked accounts are read once a day. */
const pauses = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** Milliseconds after which the claim of a dead process expires. Longer than a try takes. */
const LEASE = 10 * MINUTE;
/** Maximum number of versions that are claimed together, and of their links that are asked about at once. */
const BATCH = 5;
const AT_ONCE = 4;
/** Bytes of an answer: with the code to embed it, TikTok's is longer than most. */
const ANSWER_BYTES = 16_384;

/** Lets the links of published work be looked up, some time after the step that handed them in. */
export async function queueLookup(ctx: Ctx, { id, links }: Pick<Submission, 'id' | 'links'>): Promise<void> {
  if (!links.some(postOfLink)) return;
  await sql`insert into link_lookup (submission_id, due_at) values (${id}, ${ctx.clock.now()})`.run(ctx);
}

/** A version whose links this process looks up. */
interface Due {
  readonly id: number;
  readonly tries: number;
  readonly links: readonly string[];
  readonly previews: readonly StoredPreview[];
  readonly remarkId: number;
  readonly campaignId: number;
  /** Who published it. */
  readonly authorId: number;
}

/** Claims versions whose time has come. No two processes get the same one. */
function claim(ctx: StepsCtx): Promise<Due[]> {
  const now = ctx.clock.now();
  return sql<Due>`with due as (update link_lookup set tries = tries + 1, due_at = ${new Date(now.getTime() + LEASE)}
      where submission_id in (select submission_id from link_lookup where due_at <= ${now}
        order by due_at, submission_id limit ${BATCH} for update skip locked)
      returning submission_id, tries)
    select s.id, due.tries, s.links, s.previews, s.remark_id as "remarkId", r.campaign_id as "campaignId",
      case d.side when 'owner' then r.owner_id else r.applicant_id end as "authorId"
    from due join submission as s on s.id = due.submission_id join deliverable as d on d.id = s.deliverable_id
      join remark as r on r.id = s.remark_id order by s.id`.rows({ em: ctx.em.fork() });
}

/** What became of a question: the answer, that there never is one, or that it is worth asking again. */
type Found = PostSaid | 'never' | 'later';

/** Statuses after which asking again is of no use: the post is private, gone, or none. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

async function askNetwork(
  { ports: { config, outgoing } }: StepsCtx,
  { network, address }: Extract<LinkedPost, { address: string }>,
): Promise<Found> {
  const source = config.oembed[network];
  if (source === null) return 'never';
  const query = new URLSearchParams({ format: 'json', url: address });
  const { status, answer } = await outgoing.get(`${source}?${query}`, ANSWER_BYTES);
  if (status === 200) return readOembedAnswer(answer, network) ?? 'never';
  return status !== null && isFinal(status) ? 'never' : 'later';
}

interface KnownPost {
  readonly permalink: string | null;
  readonly caption: string | null;
  readonly pictureUrl: string | null;
  readonly postedAt: Date | string | null;
}

/** A post of the linked account of who published it. New ones come with the next reading of the account. */
async function findPost(ctx: StepsCtx, authorId: number, code: string): Promise<Found> {
  const em = ctx.em.fork();
  const posts =
    await sql<KnownPost>`select permalink, caption, picture_url as "pictureUrl", posted_at as "postedAt"
    from social_account left join social_post using (profile_id, provider)
    where profile_id = ${authorId} and provider = 'instagram'`.rows({ em });
  const post = posts.find(({ permalink }) => {
    const known = permalink === null ? null : postOfLink(permalink);
    return known?.network === 'instagram' && known.code === code;
  });
  if (!post) return posts.length > 0 ? 'later' : 'never';
  const { caption, pictureUrl, postedAt } = post;
  return {
    title: titleOf(caption),
    pictureUrl,
    postedAt: postedAt === null ? null : new Date(postedAt).toISOString(),
  };
}

async function lookUp(ctx: StepsCtx, { authorId }: Due, link: string): Promise<Found> {
  const post = postOfLink(link);
  if (!post) return 'never';
  return post.network === 'instagram' ? findPost(ctx, authorId, post.code) : askNetwork(ctx, post);
}

/** Looks up links, some at a time. */
async function lookUpAll(ctx: StepsCtx, due: Due): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const waiting = due.links.filter((link) => !due.previews.some((known) => known.link === link));
  const next = async (): Promise<void> => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift())
      found.set(link, await lookUp(ctx, due, link));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}

/** Keeps what was found, and when to ask again about the rest. */
async function keep(ctx: Ctx, due: Due, found: ReadonlyMap<string, Found>): Promise<void> {
  const { id, tries, links, previews, remarkId, campaignId } = due;
  const said = links.flatMap((link) => {
    const known = previews.find((one) => one.link === link);
    const now = found.get(link);
    if (known) return [known];
    return typeof now === 'object' ? [{ link, ...now }] : [];
  });
  const pause = [...found.values()].includes('later') ? pauses[tries - 1] : undefined;
  if (pause === undefined) await sql`delete from link_lookup where submission_id = ${id}`.run(ctx);
  else {
    const next = new Date(ctx.clock.now().getTime() + pause);
    await sql`update link_lookup set due_at = ${next} where submission_id = ${id}`.run(ctx);
  }
  if (said.length === previews.length) return;
  await sql`update submission set previews = ${JSON.stringify(said)}::jsonb where id = ${id}`.run(ctx);
  await record(ctx, { type: 'remark.linksLookedUp', remarkId, campaignId });
}

/** Looks up links to published work at their networks. A failure leaves a link as it is; some are tried again. */
export async function lookUpLinks(ctx: StepsCtx): Promise<void> {
  for (let batch = await claim(ctx); batch.length > 0; batch = await claim(ctx)) {
    for (const due of batch) {
      try {
        const found = await lookUpAll(ctx, due);
        await ctx.inTransaction((inner) => keep(inner, due, found));
      } catch (error) {
        // Its claim expires, and it is tried again.
        ctx.ports.log.error({ err: error, submission: due.id }, 'links could not be looked up');
      }
    }
  }
}
