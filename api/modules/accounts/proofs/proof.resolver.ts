import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { DateTimeScalar } from '../../../../schema/scalars.ts';
import { Call, Mutation } from '../../../platform/operation.ts';
import { confirmIdentity } from './proof.service.ts';

@Resolver()
export class ProofResolver {
  @Access('session', { answers: 'confirmedUntil' })
  @Mutation(() => DateTimeScalar, {
    description:
      'Proves who is signed in, for what answers PROOF_NEEDED: by the password, a code or a passkey. Of staff it has to be a second factor; in the demo only of those who have one. Errors: PASSWORD_REQUIRED, PASSWORD_WRONG, CODE_WRONG, PASSKEY_REFUSED, RATE_LIMITED. For: signed in.',
  })
  async confirmIdentity(
    @Call() { ctx }: Call,
    @Arg('password', () => String, { nullable: true }) password?: string | null,
    @Arg('code', () => String, { nullable: true }) code?: string | null,
    @Arg('passkey', () => String, { nullable: true }) passkey?: string | null,
  ) {
    return (await confirmIdentity(ctx, { password, code, passkey })).toISOString();
  }
}
