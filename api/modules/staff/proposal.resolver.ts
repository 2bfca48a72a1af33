import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Info, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { StaffProposal, StaffProposalConnection } from '../../../schema/staff-proposal.ts';
import { runMutation } from '../../platform/mutation-call.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { readStaffProposal, readStaffProposals } from '../staff-actions/proposal.read.ts';
import { proposalToConfirm, sendBackProposal } from '../staff-actions/proposal.service.ts';

@Resolver()
export class ProposalResolver {
  @Access('staff', { role: 'any' })
  @Query(() => StaffProposalConnection, {
    description: 'What waits for a second member of staff, oldest first. For: staff.',
  })
  staffProposals(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readStaffProposals(ctx, fields, page);
  }

  @Access('staff', { role: 'any', steps: true, proof: 'once' })
  @Mutation(() => StaffProposal, {
    description:
      'Confirms what another member of staff asked for, and does it. Errors: PROOF_NEEDED, NOT_FOUND, FORBIDDEN for the own one and for roles that may not do it, WRONG_STATE when it is decided, older than 24 hours or not what the hash is of, and what the operation itself refuses. For: staff.',
  })
  async confirmProposal(
    @Call() { ctx, fields }: Call<StepsCtx>,
    @IdArg('id') id: number,
    @Arg('sha256', () => String) sha256: string,
    @Info() { schema }: GraphQLResolveInfo,
  ) {
    const proposal = await proposalToConfirm(ctx, id, sha256);
    const inTransaction: StepsCtx['inTransaction'] = (work) =>
      ctx.inTransaction((inner) => work({ ...inner, proposal }));
    await runMutation(schema, { ...ctx, proposal, inTransaction }, proposal.operation, proposal.input);
    return readStaffProposal(ctx, id, fields);
  }

  @Access('staff', { role: 'any' })
  @Mutation(() => StaffProposal, {
    description:
      'Refuses what another member of staff asked for, with a reason, or takes the own proposal back. Errors: REASON_REQUIRED, NOT_FOUND, WRONG_STATE when it is decided. For: staff.',
  })
  async sendBackProposal(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await sendBackProposal(ctx, id, reason);
    return readStaffProposal(ctx, id, fields);
  }
}
