import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { AccessExtensions, AccessLevel } from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { noteOperation } from '../../modules/accounts/access-tokens/token-actor.service.ts';
import { assertProof, spendingProof } from '../../modules/accounts/proofs/proof.service.ts';
import { isConfirmed, propose } from '../../modules/staff-actions/proposal.service.ts';
import { recordStaffReading } from '../../modules/staff-actions/staff-action.service.ts';
import { isReading } from '../../modules/staff-actions/staff-codes.ts';
import { type Actor, hasRole, refuseLook } from '../../platform/actor.ts';
import { printInput } from '../../platform/mutation-call.ts';
import type { RequestCtx } from '../transaction.ts';
import { argumentIdsOf } from './global-ids.ts';
import { type Commit, withIdempotency } from './idempotent-mutation.ts';
import { assertTokenAccess } from './token-scopes.ts';
import { orNeedsScope, seeSameViewer, viewOf } from './visitor-view.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestCtx>;

/** Throws when the actor is below the required access level. */
export function assertAccess(actor: Actor, level: AccessLevel): void {
  if (level === 'public') return;
  if (actor.accountId === null) {
    refuseLook(actor);
    throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
  }
  if (level === 'verified' && !actor.isVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  if (level === 'staff' && actor.lacksFactor) throw new DomainError(ErrorCode.STAFF_FACTOR_NEEDED);
  if (level === 'staff' && !actor.isStaff) throw new DomainError(ErrorCode.FORBIDDEN);
}

function accessOf(type: GraphQLObjectType, field: GraphQLField<unknown, RequestCtx>): AccessExtensions {
  const extensions = field.extensions as Partial<AccessExtensions>;
  if (!extensions.access) throw new Error(`${type.name}.${field.name} does not say who may call it`);
  if ((extensions.access === 'staff') !== (extensions.role !== undefined))
    throw new Error(`${type.name}.${field.name} does not say which role of staff it is for`);
  return extensions as AccessExtensions;
}

function assertAllowed(ctx: RequestCtx, options: AccessExtensions, info: GraphQLResolveInfo): void {
  const { actor } = ctx;
  if (actor.token) assertTokenAccess(actor.token, options, info);
  assertAccess(actor, options.access);
  const { role = 'any' } = options;
  if (role !== 'any' && !hasRole(actor, role)) throw new DomainError(ErrorCode.FORBIDDEN);
  // A password in the input is compared by the service.
  if (options.proof && options.proof !== 'password') assertProof(ctx, options.proof);
}

/**
 * Runs a root field. When the actor is a guess, a query's own statement confirms it, and other operations look it up
 * first. A wrong guess is read again as the real caller.
 */
export async function asRealActor<T>(ctx: RequestCtx, isQuery: boolean, work: () => Promise<T>): Promise<T> {
  const isActorRight = ctx.isActorRight ?? (async () => true);
  if (!isQuery) {
    await isActorRight(ctx);
    return work();
  }
  const tried = await work().then(
    (answer) => () => answer,
    (error: unknown) => () => {
      throw error;
    },
  );
  return (await isActorRight(ctx)) ? tried() : work();
}

const inOneTransaction: Commit = (ctx, work) => ctx.inTransaction((inner) => work(inner as RequestCtx));
const asItComes: Commit = (ctx, work) => work(ctx);

function guardField(type: GraphQLObjectType, field: GraphQLField<unknown, RequestCtx>): void {
  const options = accessOf(type, field);
  const commit = type.name === 'Mutation' && !options.steps ? inOneTransaction : asItComes;
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  const run: Resolver = options.idempotent
    ? withIdempotency(field, resolve, commit)
    : commit === asItComes
      ? resolve
      : (source, args, ctx, info) => commit(ctx, async (inner) => resolve(source, args, inner, info));
  const subscribe = field.subscribe;
  const decode = argumentIdsOf(type, field);
  const isMutation = type.name === 'Mutation';
  /** Staff who see the product as a person does read, and end that. */
  const isReadOnly = type.name === 'Query' || field.name === 'endSeeing';
  const reading = type.name === 'Query' && isReading(field.name) ? field.name : null;
  if (type.name === 'Query' && options.access === 'staff' && !reading)
    throw new Error(`Query.${field.name} is not among the readings of the audit log`);
  const { secondPerson } = options;
  /** Proposes what two have to decide, until the second does it. */
  const runByTwo: Resolver = async (source, args, ctx, info) => {
    const call = { operation: field.name, input: printInput(info, field.name, args) };
    if (!isConfirmed(ctx, call)) {
      const needed = await secondPerson?.(ctx, decode(args));
      if (needed) {
        await propose(ctx, call, needed);
        throw new DomainError(ErrorCode.SECOND_PERSON_NEEDED);
      }
    }
    return run(source, decode(args), ctx, info);
  };
  const work: Resolver = (source, args, ctx, info) => {
    if (ctx.readsOnly && isMutation) throw new DomainError(ErrorCode.FORBIDDEN);
    if (!isReadOnly) refuseLook(ctx.actor);
    const { token } = ctx.actor;
    const seen = token ? viewOf(ctx, token, options, info) : ctx;
    if (seen === ctx) assertAllowed(ctx, options, info);
    const acting = options.proof === 'once' ? spendingProof(seen) : seen;
    const answer = () => run(source, decode(args), acting, info);
    if (reading && ctx.actor.isStaff) return recordStaffReading(ctx, reading, args).then(answer);
    if (secondPerson) return runByTwo(source, args, acting, info);
    if (!token) return answer();
    const asked = seen === ctx ? answer : () => orNeedsScope(token, options, answer);
    // Each change, of reads one in a minute, and no step of a subscription.
    if (subscribe || !(isMutation || token.isUseDue)) return asked();
    return noteOperation(ctx, token.id, field.name).then(asked);
  };
  field.resolve = (source, args, ctx, info) => {
    if (!ctx.isActorRight) return work(source, args, ctx, info);
    // What staff read is recorded first, so it is not read for a guess.
    const isGuessEnough = type.name === 'Query' && !(reading && ctx.actor.isStaff);
    return asRealActor(ctx, isGuessEnough, async () => work(source, args, ctx, info));
  };
  if (subscribe) {
    field.subscribe = (source, args, ctx, info) => {
      refuseLook(ctx.actor);
      const { token } = ctx.actor;
      const seen = token ? viewOf(ctx, token, options, info) : ctx;
      if (seen === ctx) assertAllowed(ctx, options, info);
      if (!token) return subscribe(source, decode(args), ctx, info);
      return noteOperation(ctx, token.id, field.name).then(() => subscribe(source, decode(args), seen, info));
    };
  }
}

/** Nested fields with arguments are read under their alias by the read model (see platform/selection.ts). */
function readByAlias(field: GraphQLField<unknown, RequestCtx>): void {
  if (field.args.length === 0) return;
  field.resolve = (source, _args, _ctx, info) => (source as Record<string, unknown>)[info.path.key];
}

/**
 * Denied by default: wraps every query, mutation and subscription with its access level and token scope, and every
 * mutation with one transaction. Throws at boot when an operation has no level.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields = Object.values(type.getFields()) as GraphQLField<unknown, RequestCtx>[];
    for (const field of fields) {
      if (roots.includes(type)) guardField(type, field);
      else {
        readByAlias(field);
        seeSameViewer(field);
      }
    }
  }
  return schema;
}
