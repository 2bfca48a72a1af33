import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member. Shares its id with the account. */
export const Profile = defineEntity({
  name: 'Profile',
  tableName: 'profile',
  properties: {
    id: p.integer().primary(),
    username: p.string().nullable(),
    first: p.string(),
    last: p.string(),
    dateOfBirth: p.date().nullable(),
    gender: p.string().$type<'male' | 'female' | 'others'>().nullable(),
    country: p.string().nullable(),
    city: p.string().nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    phonePrefix: p.string().nullable(),
    mobile: p.string().nullable(),
    bio: p.text().nullable(),
    interests: p.array().default([]),
    languages: p.array().default([]),
    avatarId: p.string().nullable(),
    followers: p.integer().default(0),
    followersSource: p.string().$type<'provider' | 'self_reported'>().default('self_reported'),
    followersAt: p.datetime().nullable(),
    totalPosts: p.integer().default(0),
    instagramUsername: p.string().nullable(),
    facebookUsername: p.string().nullable(),
    instagramPriceMinor: p.bigint('number').nullable(),
    facebookPriceMinor: p.bigint('number').nullable(),
    paidAdsPriceMinor: p.bigint('number').nullable(),
    lastSeenAt: p.datetime().nullable(),
    isFeatured: p.boolean().default(false),
    featurePosition: p.integer().nullable(),
    createdAt: p.datetime(),
  },
});
export type Profile = InferEntity<typeof Profile>;
