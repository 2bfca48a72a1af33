import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { Account } from '../../../../schema/account.ts';
import {
  AddPasskeyPayload,
  ConfirmAuthenticatorAppPayload,
  RenewRecoveryCodesPayload,
  SecondFactors,
  StartAuthenticatorAppPayload,
} from '../../../../schema/second-factor.ts';
import { Call, Mutation, Query } from '../../../platform/operation.ts';
import { readMe } from '../account.view.ts';
import { signInWithPasskey } from '../sessions/sign-in.service.ts';
import { startApp } from './authenticator-app.service.ts';
import {
  addPasskey,
  confirmApp,
  readFactors,
  removeApp,
  removePasskey,
  renamePasskey,
  renewOwnCodes,
} from './factor.service.ts';
import { startAuthentication, startRegistration } from './passkey.service.ts';

/** Second factors of the viewer. Access tokens may not use these operations. */
@Resolver(() => SecondFactors)
export class FactorResolver {
  @Access('session')
  @Query(() => SecondFactors, {
    description: 'How the viewer signs in besides the password. For: signed in.',
  })
  secondFactors(@Call() { ctx }: Call) {
    return readFactors(ctx);
  }

  @Access('session', { proof: 'fresh', answers: 'passkeyOptions' })
  @Mutation(() => String, {
    description: 'Begins a passkey. Errors: PROOF_NEEDED, TOO_MANY_PASSKEYS. For: signed in.',
  })
  startPasskey(@Call() { ctx }: Call) {
    return startRegistration(ctx);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => AddPasskeyPayload, {
    description:
      'Adds the passkey that the browser made; an account has at most 10. Errors: PROOF_NEEDED, PASSKEY_REFUSED, FIELD_REQUIRED. For: signed in.',
  })
  addPasskey(
    @Call() { ctx }: Call,
    @Arg('name', () => String) name: string,
    @Arg('passkey', () => String) passkey: string,
  ) {
    return addPasskey(ctx, name, passkey);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => SecondFactors, {
    description: 'Renames a passkey. Errors: PROOF_NEEDED, NOT_FOUND, FIELD_REQUIRED. For: its owner.',
  })
  renamePasskey(
    @Call() { ctx }: Call,
    @Arg('passkeyId', () => ID) id: string,
    @Arg('name', () => String) name: string,
  ) {
    return renamePasskey(ctx, id, name);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => SecondFactors, {
    description: 'Removes a passkey. Errors: PROOF_NEEDED, NOT_FOUND, LAST_FACTOR. For: its owner.',
  })
  removePasskey(@Call() { ctx }: Call, @Arg('passkeyId', () => ID) id: string) {
    return removePasskey(ctx, id);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => StartAuthenticatorAppPayload, {
    description:
      'Begins to set up an authenticator app (TOTP, RFC 6238). Errors: PROOF_NEEDED, WRONG_STATE when there is one. For: signed in.',
  })
  startAuthenticatorApp(@Call() { ctx }: Call) {
    return startApp(ctx);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => ConfirmAuthenticatorAppPayload, {
    description:
      'Adds the authenticator app, with a code of it. Errors: PROOF_NEEDED, CODE_WRONG, RATE_LIMITED. For: signed in.',
  })
  confirmAuthenticatorApp(@Call() { ctx }: Call, @Arg('code', () => String) code: string) {
    return confirmApp(ctx, code);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => SecondFactors, {
    description:
      'Removes the authenticator app. Errors: PROOF_NEEDED, NOT_FOUND, LAST_FACTOR. For: signed in.',
  })
  removeAuthenticatorApp(@Call() { ctx }: Call) {
    return removeApp(ctx);
  }

  @Access('session', { proof: 'fresh' })
  @Mutation(() => RenewRecoveryCodesPayload, {
    description:
      'Makes new recovery codes; earlier ones no longer work. Errors: PROOF_NEEDED, WRONG_STATE without a second factor. For: signed in.',
  })
  renewRecoveryCodes(@Call() { ctx }: Call) {
    return renewOwnCodes(ctx);
  }

  @Access('public', { answers: 'passkeyOptions' })
  @Mutation(() => String, {
    description:
      'Begins to sign in, or to confirm who one is, with a passkey. Errors: RATE_LIMITED. For: everybody.',
  })
  startPasskeySignIn(@Call() { ctx }: Call) {
    return startAuthentication(ctx);
  }

  @Access('public')
  @Mutation(() => Account, {
    description:
      'Signs in with a passkey and nothing else. Errors: PASSKEY_REFUSED, ACCOUNT_CLOSED, ACCOUNT_SUSPENDED, RATE_LIMITED. For: everybody.',
  })
  async signInWithPasskey(@Call() { ctx, fields }: Call, @Arg('passkey', () => String) passkey: string) {
    return readMe(ctx, fields, await signInWithPasskey(ctx, passkey));
  }
}
