import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** States of an application and the job it becomes. The legacy flags are derived from them. */
export type RemarkState =
  | 'applied'
  | 'offered'
  | 'offer_accepted'
  | 'offer_rejected'
  | 'paying'
  | 'hired'
  | 'done'
  | 'releasing'
  | 'released'
  | 'cancel_asked'
  | 'refunding'
  | 'cancelled'
  | 'disputed'
  | 'settled'
  | 'charged_back';

/** An application to a campaign, and the job it becomes. */
export const Remark = defineEntity({
  name: 'Remark',
  tableName: 'remark',
  properties: {
    id: p.integer().primary(),
    campaignId: p.integer(),
    applicantId: p.integer(),
    text: p.text().nullable(),
    state: p.string().$type<RemarkState>(),
    doneText: p.text().nullable(),
    hiredAt: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
    releasedAt: p.datetime().nullable(),
    cancelDeadline: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type Remark = InferEntity<typeof Remark>;
