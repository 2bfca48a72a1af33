import { readFileSync } from 'node:fs';
import type { CampaignType } from '../../../schema/campaign.ts';
import type { WorkInput } from '../../../schema/work.ts';

/** A member of the demo. Most fields are columns of `profile`. */
export interface DemoIdentity {
  readonly username: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly gender: 'male' | 'female' | 'others';
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  /** Two letters. */
  readonly country: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phonePrefix: string;
  readonly mobile: string;
  readonly bio: string;
}

/** An influencer. Prices are US cents per post. */
export interface DemoPerson extends DemoIdentity {
  readonly interests: string[];
  readonly followers: number;
  readonly totalPosts: number;
  readonly instagramUsername: string | null;
  readonly facebookUsername: string | null;
  readonly instagramPriceMinor: number;
  readonly facebookPriceMinor: number | null;
}

/** Somebody who posts campaigns. `first` and `last` are the owner's name. */
export interface DemoBrand extends DemoIdentity {
  readonly brandName: string;
}

/** A campaign. Most fields are its columns. Pictures are names of files in pictures/scenes. */
export interface DemoCampaign {
  /** Username of the brand. */
  readonly brand: string;
  readonly type: CampaignType;
  readonly title: string;
  readonly detailsHtml: string;
  readonly brief?: WorkInput;
  readonly categories: readonly string[];
  readonly budgetMinor: number | null;
  readonly productValueMinor: number | null;
  readonly productUrl: string | null;
  readonly countries: string[];
  readonly gender: 'any' | 'male' | 'female' | 'others';
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly minFollowers: number;
  readonly hashtags: string[];
  readonly tags: string[];
  /** Last day, counted from today; negative when it has passed. */
  readonly endsInDays: number;
  readonly pictures: readonly string[];
}

/** A product. Most fields are its columns. Pictures are names of files in pictures/scenes. */
export interface DemoProduct {
  /** Username of the seller. */
  readonly seller: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly amountMinor: number;
  readonly currency: string;
  readonly discountPercent: number;
  readonly stockCount: number;
  readonly pictures: readonly string[];
}

/** A piece of news. The picture is the name of a file in pictures/scenes. */
export interface DemoNews {
  readonly title: string;
  readonly daysAgo: number;
  readonly picture: string;
  readonly html: string;
}

/** A line of a conversation: who writes it, and what. */
export type Line = readonly [who: 'brand' | 'influencer', text: string];

/** State of the job that a conversation is about. */
export type TalkStage = 'early' | 'working' | 'after';

interface Remarks {
  /** What influencers write with other terms. */
  readonly counters: readonly string[];
  /** Application texts that suit any campaign. */
  readonly general: readonly string[];
  readonly byCategory: Readonly<Record<string, readonly string[]>>;
  /** Why brands decline an application. */
  readonly declines: readonly string[];
  /** What influencers write when the work is done. */
  readonly done: readonly string[];
  /** Why staff sends a campaign back. */
  readonly rejected: readonly string[];
}

interface WorkWords {
  /** Notes of drafts. */
  readonly drafts: readonly string[];
  /** What brands ask to change. */
  readonly changes: readonly string[];
  /** Notes of the versions after that. */
  readonly again: readonly string[];
  /** Why influencers ask for a later date. */
  readonly later: readonly string[];
  /** What brands write with extras. */
  readonly longerUse: readonly string[];
  readonly moreWork: readonly string[];
  /** Notes of owners with their side of a shoutout exchange. */
  readonly swapped: readonly string[];
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as T;

/** All influencers; the first is the demo sign-in. */
export const people = read<readonly DemoPerson[]>('people');
/** All brands; the first is the demo sign-in. */
export const brands = read<readonly DemoBrand[]>('brands');
/** The support clerk. */
export const staff = read<DemoIdentity>('staff');
export const lead = read<DemoIdentity>('lead');
/** The first five belong to the demo sign-in brand. */
export const campaigns = read<readonly DemoCampaign[]>('campaigns');
export const products = read<readonly DemoProduct[]>('products');
/** The newest first. */
export const news = read<readonly DemoNews[]>('news');
export const remarks = read<Remarks>('remarks');
/** Words with versions of work. */
export const work = read<WorkWords>('work');
/** Reviews of jobs by brands and by influencers, and answers to them. */
export const jobReviews = read<{
  readonly ofInfluencers: readonly { rating: number; text: string }[];
  readonly ofBrands: readonly { rating: number; text: string }[];
  readonly answers: readonly string[];
}>('job-reviews');

/** What buyers say of products. */
export const reviews = read<readonly { rating: number; text: string }[]>('reviews');
/** Conversations that suit any campaign. */
export const talks = read<Readonly<Record<TalkStage, readonly (readonly Line[])[]>>>('talks');
/** Words under posts in social networks, by their subject. */
export const captions = read<Readonly<Record<string, readonly string[]>>>('captions');

const featured = ['Food', 'Fashion', 'Gaming', 'Skin care', 'Travel', 'Fitness', 'Tech', 'Pets'];

/** The categories of the demo: those that every installation begins with, and more. */
export const categories = [
  'Food',
  'Fashion',
  'Gaming',
  'Skin care',
  'Business',
  'Travel',
  'Fitness',
  'Cosmetic',
  'Tech',
  'Comedy',
  'Home',
  'Family',
  'Pets',
  'Music',
].map((name) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  isFeatured: featured.includes(name),
}));
