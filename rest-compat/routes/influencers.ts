import { type InfluencerQuery, readInfluencers } from '../../api/modules/profiles/influencer.read.ts';
import { readTopInfluencers } from '../../api/modules/profiles/profile.read.ts';
import { countryCodeOf } from '../../api/modules/reference-data/named-references.read.ts';
import type { Ctx } from '../../api/platform/context.ts';
import { type Connection, type PageAsked } from '../../api/platform/read/read-page.ts';
import { pick } from '../../api/platform/read/selection.ts';
import type { InfluencerSort } from '../../schema/influencer.ts';
import type { Profile } from '../../schema/profile.ts';
import type { Call, Operation } from '../call.ts';
import { badRequest } from '../lb3/legacy-error.ts';
import { done } from '../presenters/envelope.ts';
import { influencerItem } from '../presenters/influencer.ts';
import { isOn } from '../presenters/read-values.ts';
import { readList } from './read-resource.ts';
import { resources } from './resources.ts';

/** People on one page. */
const PAGE = 50;
const ALL = 'All';

const item = pick(
  'id',
  'first',
  'last',
  'username',
  ['avatar', pick('large')],
  ['country', pick('name')],
  'followers',
  'lastSeenAt',
);

function nearOf({ args }: Call): InfluencerQuery['near'] {
  const latitude = args.number('latitude');
  const longitude = args.number('longitude');
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw badRequest('Value is not a place.');
  return { latitude, longitude };
}

function sortOf({ args }: Call, near: InfluencerQuery['near']): InfluencerSort {
  if (near) return 'nearest';
  if (isOn(args.text('lastSeen'))) return 'last_active';
  return args.text('followers') === '1' ? 'followers_low_to_high' : 'followers_high_to_low';
}

/** The code of the country to look in; an unknown one finds nobody. */
async function countryOf({ ctx, args }: Call): Promise<string | null> {
  const named = args.text('country');
  return named && named !== ALL ? countryCodeOf(ctx, named) : null;
}

/** A page as legacy clients get it: bounds that are out of reach are moved, not refused. */
const pageAt = (offset: number, size: number): PageAsked => ({
  offset: Math.min(Math.max(offset, 0), 10_000),
  first: Math.max(size, 1),
});

/** One page of people. By distance, those without a location come after all others. */
async function findPeople(ctx: Ctx, offset: number, query: InfluencerQuery): Promise<Connection<Profile>> {
  const fields = pick(['nodes', item], 'totalCount');
  const found = await readInfluencers(ctx, query, fields, pageAt(offset, PAGE));
  if (!query.near) return found;
  const left = PAGE - found.nodes.length;
  const others = await readInfluencers(
    ctx,
    { ...query, near: null, sort: 'followers_high_to_low', isPlaceless: true },
    fields,
    pageAt(offset - found.totalCount, left),
  );
  const nodes = [...found.nodes, ...others.nodes.slice(0, left)];
  return { ...found, nodes, totalCount: found.totalCount + others.totalCount };
}

async function search(call: Call): Promise<object> {
  const { args, ctx } = call;
  const near = nearOf(call);
  const offset = args.number('offset') ?? 0;
  if (!Number.isInteger(offset) || offset < 0) throw badRequest('The offset parameter is not valid');
  const found = await findPeople(ctx, offset, {
    filter: {
      search: args.text('name')?.slice(0, 100) ?? null,
      countryCode: await countryOf(call),
      featured: isOn(args.text('isFeatured')) || null,
    },
    sort: sortOf(call, near),
    near,
    exceptId: args.number('ownerId') ?? ctx.actor.accountId,
    shortWords: 'anywhere',
  });
  const shown = found.nodes.map((profile) => influencerItem(profile, ctx.ports.config.publicUrl));
  return done(shown, { count: found.totalCount });
}

const common = {
  method: 'GET',
  access: 'public',
  scope: 'profile:read',
} as const;

/** Search for people, and the list of interests. */
export const influencerOperations: readonly Operation[] = [
  {
    ...common,
    path: '/topkoliinfluencerlist',
    failureFormat: 'envelope',
    replacedBy: 'topInfluencers',
    summary: 'People with the most followers',
    async handle({ ctx }) {
      const found = await readTopInfluencers(ctx, pick(['nodes', item]));
      return done(found.nodes.map((profile) => influencerItem(profile, ctx.ports.config.publicUrl)));
    },
  },
  {
    ...common,
    path: '/koliinfluencers',
    replacedBy: 'influencers',
    summary: 'People by name, country, place and activity, 50 at a time',
    takes: [
      'name',
      'country',
      'followers',
      'offset',
      'latitude',
      'longitude',
      'lastSeen',
      'isFeatured',
      'ownerId',
    ],
    handle: search,
  },
  {
    ...common,
    path: '/getdetailsbyuserid',
    replacedBy: 'profile',
    summary: 'A profile as JSON text',
    takes: ['userId'],
    async handle(call) {
      const userId = call.args.requiredText('userId');
      const [profile] = await readList(call, resources.people, { where: { id: userId }, limit: 1 });
      if (!profile) return { status: 404, error: true, message: [] };
      return done([{ userId: profile.id, profile: JSON.stringify(profile) }]);
    },
  },
];
