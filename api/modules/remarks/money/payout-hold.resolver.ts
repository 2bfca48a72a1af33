import { FieldResolver, Resolver, Root } from 'type-graphql';
import { PayoutHold } from '../../../../schema/job-money.ts';
import { notificationText } from '../../../../schema/notification-catalogue.ts';
import { TextParamsScalar } from '../../../../schema/scalars.ts';
import { type HoldFacts, holdPath, holdText } from '../../notifications/payout-hold.policy.ts';

/** The facts that the view selects under the names of fields answered by rules. */
type FactsBehind = Readonly<Record<'text' | 'code' | 'params' | 'path', HoldFacts>>;

@Resolver(() => PayoutHold)
export class PayoutHoldResolver {
  @FieldResolver(() => String)
  text(@Root() hold: FactsBehind): string {
    const { code, params } = holdText(hold.text);
    return notificationText(code, params);
  }

  @FieldResolver(() => String)
  code(@Root() hold: FactsBehind): string {
    return holdText(hold.code).code;
  }

  @FieldResolver(() => TextParamsScalar)
  params(@Root() hold: FactsBehind): object {
    return holdText(hold.params).params;
  }

  @FieldResolver(() => String, { nullable: true })
  path(@Root() hold: FactsBehind): string | null {
    return holdPath(hold.path);
  }
}
