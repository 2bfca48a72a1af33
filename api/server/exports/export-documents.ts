import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { TokenScope } from '../../../schema/token-scope.ts';

/** Whether the caller may read what a scope opens. */
export type MayRead = (scope: TokenScope) => boolean;

/** A list that is read for an export, and the type of its filter. */
export interface ExportList {
  readonly name: string;
  readonly filter: string;
}

/** What an export is made of. */
export interface ExportKind {
  /** The lists whose rows it has, in one order. */
  readonly lists: readonly ExportList[];
  /** Rows of one operation, so that it stays below the limit of a query. */
  readonly rows: number;
  /** The fields of a row. */
  readonly fields: (may: MayRead) => string;
}

const money = '{ amount currency }';
const person = '{ id username fullName }';
const deliverables = '{ platform format count note }';
const work = `{ deliverables ${deliverables} ownerDeliverables ${deliverables} productDescription dueOn dueDays draftFirst
  rounds usage { channels days countries } }`;

const deal = '{ id version dueAt document sha256 }';
// Without pictures: each would be counted, in every row.
const submission = `{ id createdAt updatedAt version kind links note state changes answerBy decidedAt
  isApprovedBySilence }`;
const jobDeliverable = `{ id createdAt updatedAt by platform format count note draftFirst rounds roundsUsed state
  submissions ${submission} }`;

const campaigns: ExportKind = {
  rows: 50,
  lists: [{ name: 'myCampaigns', filter: 'CampaignFilter' }],
  fields: () => `id createdAt updatedAt type state title detailsHtml excerpt brief ${work} budget ${money}
    productValue ${money} productUrl categories { id slug name } countries { code name } gender minAge maxAge
    minFollowers endsOn hashtags tags pictures { id large } isDisabled isFeatured rejectedReason remarkCount hiredCount`,
};

const remarks: ExportKind = {
  // With their work, jobs are the dearest rows.
  rows: 25,
  lists: [
    { name: 'myRemarks', filter: 'RemarkFilter' },
    { name: 'receivedRemarks', filter: 'RemarkFilter' },
  ],
  fields: (
    may,
  ) => `id createdAt updatedAt state mySide text campaign { id type state title } applicant ${person}
    offers { id createdAt updatedAt state amount ${money} decidedAt } deals ${deal} hiredState hiredAt workDueAt
    deliverables ${jobDeliverable} doneAt doneText releasedAt
    cancelDeadline cancelReason ${may('payments:read') ? `held ${money} heldUntil refunded ${money}` : ''}
    dispute { id createdAt updatedAt state raisedBy reason ruling rulingReason ruledAt }
    chargeback { id createdAt updatedAt state reason amount ${money} closedAt }
    timeline { action state by at amount ${money} }`,
};

const transactions: ExportKind = {
  rows: 50,
  lists: [{ name: 'myTransactions', filter: 'TransactionFilter' }],
  fields: (may) => `id createdAt updatedAt direction kind label amount ${money} campaign { id title }
    ${may('orders:read') ? 'order { id title }' : ''} counterparty ${person}`,
};

const orders: ExportKind = {
  rows: 50,
  lists: [
    { name: 'myOrders', filter: 'OrderFilter' },
    { name: 'mySales', filter: 'OrderFilter' },
  ],
  fields:
    () => `id createdAt updatedAt state mySide method title product { id title } quantity unitPrice ${money}
    total ${money} buyer ${person} seller ${person} delivery { recipient phone line1 line2 postalCode } tracking problem
    endReason dueAt shippedAt deliveredAt held ${money} isPaidOut isChargedBack chargebackAfterPayout
    review { id createdAt updatedAt rating text } timeline { action state by at }`,
};

/** The exports, by the name of their file. */
export const exportKinds: ReadonlyMap<string, ExportKind> = new Map(
  Object.entries({ campaigns, remarks, transactions, orders }).map(([name, kind]) => [
    `${name}.ndjson`,
    kind,
  ]),
);

function documentText({ fields }: ExportKind, { name, filter }: ExportList, may: MayRead): string {
  return `query Export($filter: ${filter}, $first: Int, $after: String) {
    ${name}(filter: $filter, sort: UPDATED, first: $first, after: $after) {
      nodes { ${fields(may)} } pageInfo { hasNextPage endCursor } } }`;
}

/**
 * The operations that read exports, each parsed once. Throws at start when one does not fit the schema.
 */
export function exportDocuments(schema: GraphQLSchema) {
  const known = new LRUCache<string, DocumentNode>({ max: 50 });
  const read = (kind: ExportKind, list: ExportList, may: MayRead): DocumentNode => {
    const text = documentText(kind, list, may);
    const found = known.get(text) ?? parse(text);
    known.set(text, found);
    return found;
  };
  for (const kind of exportKinds.values()) {
    for (const list of kind.lists) {
      const [fault] = validate(
        schema,
        read(kind, list, () => true),
        specifiedRules,
      );
      if (fault) throw fault;
    }
  }
  return read;
}
