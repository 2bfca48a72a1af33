import 'reflect-metadata';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Public } from './access.ts';
import { SocialProvider } from './social.ts';

export const CaptchaKind = {
  ALTCHA: 'altcha',
  RECAPTCHA: 'recaptcha',
} as const;
export type CaptchaKind = (typeof CaptchaKind)[keyof typeof CaptchaKind];

registerEnumType(CaptchaKind, {
  name: 'CaptchaKind',
  description: 'Kinds of captcha.',
  valuesConfig: {
    ALTCHA: { description: 'Self-hosted proof of work.' },
    RECAPTCHA: { description: 'Google reCAPTCHA v2.' },
  },
});

@Public()
@ObjectType({
  description: 'A page of the product elsewhere.',
  simpleResolvers: true,
})
export class SiteLink {
  @Field(() => String, { description: 'Name of the network, for example Instagram.' })
  name!: string;

  @Field(() => String, { description: 'Address.' })
  url!: string;
}

@Public()
@ObjectType({
  description: 'Settings of this installation for the web client. Public.',
  simpleResolvers: true,
})
export class ClientConfig {
  @Field(() => String, { description: 'Name of the product.' })
  productName!: string;

  @Field(() => CaptchaKind, { description: 'Provider of the sign-up captcha.' })
  captcha!: CaptchaKind;

  @Field(() => String, { description: 'Site key, for reCAPTCHA only.', nullable: true })
  captchaSiteKey?: string | null;

  @Field(() => String, { description: 'Publishable key of the payment provider.' })
  paymentPublishableKey!: string;

  @Field(() => String, {
    description:
      'Base address for tokenising at the local payment provider; null with the real one, which uses Stripe.js.',
    nullable: true,
  })
  paymentLocalBase?: string | null;

  @Field(() => String, {
    description: 'Address of the local mailbox; null when mail is really sent.',
    nullable: true,
  })
  devMailbox?: string | null;

  @Field(() => String, {
    description:
      "ISO code of the country of the caller's network address, as default of phone numbers; SG when unknown.",
  })
  visitorCountry!: string;

  @Field(() => [SocialProvider], {
    description: 'Networks whose accounts can be linked by signing in there.',
  })
  linkable!: SocialProvider[];

  @Field(() => String, {
    description: 'Where the link Blogs leads: a path of the web client, or an address.',
  })
  blogUrl!: string;

  @Field(() => [SiteLink], { description: 'Pages of the product on social networks.' })
  socialLinks!: SiteLink[];

  @Field(() => String, { description: 'The app in the App Store.', nullable: true })
  appStoreUrl?: string | null;

  @Field(() => String, { description: 'The app at Google Play.', nullable: true })
  playStoreUrl?: string | null;
}
