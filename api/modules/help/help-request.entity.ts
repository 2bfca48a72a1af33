import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { HelpState } from '../../../schema/help.ts';
import type { Language } from '../../../schema/language.ts';

/** A request for help of a member or visitor. */
export const HelpRequest = defineEntity({
  name: 'HelpRequest',
  tableName: 'help_request',
  properties: {
    id: p.integer().primary(),
    state: p.string().$type<HelpState>(),
    /** Null for visitors. */
    accountId: p.integer().nullable(),
    name: p.string(),
    email: p.string(),
    /** Language tag of the page it was sent from. */
    language: p.string().$type<Language>().nullable(),
    message: p.string(),
    pictureId: p.string().nullable(),
    createdAt: p.datetime(),
    answer: p.string().nullable(),
    resolvedAt: p.datetime().nullable(),
    resolvedBy: p.integer().nullable(),
  },
});
export type HelpRequest = InferEntity<typeof HelpRequest>;
