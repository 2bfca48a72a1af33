import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/process/steps.ts';
import { SocialError, type SocialReading } from '../../platform/social/social-port.ts';
import { toInstagramUsername } from '../profiles/username.service.ts';
import { linkTries } from './link-account.service.ts';
import { removeSocial, typeInstagram, writeInstagram } from './social-account.service.ts';

/**
 * The failure of a lookup, with the texts of the dialog; when Instagram did not answer, it says nothing about the name.
 */
function lookupFailure(error: unknown): unknown {
  if (!(error instanceof SocialError)) return error;
  const isUnknown = error.kind !== 'unavailable';
  return new DomainError(isUnknown ? ErrorCode.SOCIAL_LOOKUP_FAILED : ErrorCode.UNAVAILABLE, 'username');
}

const steps: ProviderSteps<string | null, string, SocialReading | null, void> = {
  async prepare(ctx, typed) {
    const id = accountIdOf(ctx);
    if (typed === null) return { done: await removeSocial(ctx, id, 'instagram') };
    const username = toInstagramUsername(typed);
    await ctx.ports.limiter.consume(linkTries, String(id));
    return { call: username };
  },
  async call({ ports }: Pick<Ctx, 'ports'>, username) {
    const lookup = ports.social.instagram?.lookup;
    if (!lookup) return null;
    return lookup(username).catch((error: unknown) => {
      throw lookupFailure(error);
    });
  },
  async settle(ctx, username, found) {
    const id = accountIdOf(ctx);
    if (found) await writeInstagram(ctx, id, { ...found, confirmed: false, grant: null });
    else await typeInstagram(ctx, id, username);
  },
};

/**
 * Links an Instagram account by its username. Where lookups are not available, only the handle is stored and followers
 * are typed in. Null unlinks. Throws the texts of the Instagram dialog, SOCIAL_ACCOUNT_TAKEN, UNAVAILABLE when
 * Instagram does not answer.
 */
export async function setInstagramUsername(ctx: StepsCtx, typed: string | null): Promise<void> {
  await runSteps(ctx, (work) => ctx.inTransaction(work), steps, typed);
}
