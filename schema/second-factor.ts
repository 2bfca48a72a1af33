import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('A passkey of the viewer: signs in without a password.', accountHolder)
export class Passkey extends Row {
  @Field(() => String, { description: 'Name that the viewer gave it.' })
  name!: string;

  @Field(() => DateTimeScalar, orNull('Time of the last use; null when it was never used.'))
  lastUsedAt?: Instant | null;
}

@PrivateType('How the viewer signs in besides the password.', accountHolder)
export class SecondFactors {
  @Field(() => [Passkey], { description: 'Passkeys, oldest first; at most 10.' })
  passkeys!: Passkey[];

  @Field(() => DateTimeScalar, orNull('When an authenticator app was set up; null without one.'))
  authenticatorAppSince?: Instant | null;

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description: 'Whether the viewer needs a second factor, as staff do; the last one then stays.',
  })
  isRequired!: boolean;

  @Field(() => Boolean, { description: 'Whether this session has shown one.' })
  isShown!: boolean;
}

@PrivateType(
  'An authenticator app to be set up, which counts once a code of it was confirmed.',
  accountHolder,
)
export class StartAuthenticatorAppPayload {
  @Field(() => String, { description: 'Key to be typed into the app. Shown only once.' })
  key!: string;

  @Field(() => String, { description: 'The same as an `otpauth:` address.' })
  uri!: string;

  @Field(() => String, { description: 'The address as a QR code, an SVG picture.' })
  qrCode!: string;
}

@PrivateType('A new passkey, with the recovery codes that came with the first factor.', accountHolder)
export class AddPasskeyPayload {
  @Field(() => SecondFactors, { description: 'The second factors after the change.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], {
    description: 'Ten codes, each of which works once. Shown only now; empty when there were codes already.',
  })
  recoveryCodes!: string[];
}

@PrivateType(
  'The authenticator app that was set up, with the recovery codes that came with the first factor.',
  accountHolder,
)
export class ConfirmAuthenticatorAppPayload {
  @Field(() => SecondFactors, { description: 'The second factors after the change.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], {
    description: 'Ten codes, each of which works once. Shown only now; empty when there were codes already.',
  })
  recoveryCodes!: string[];
}

@PrivateType('New recovery codes; earlier ones no longer work.', accountHolder)
export class RenewRecoveryCodesPayload {
  @Field(() => SecondFactors, { description: 'The second factors after the change.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], {
    description: 'Ten codes, each of which works once. Shown only now; empty when there were codes already.',
  })
  recoveryCodes!: string[];
}
