import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PublicType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { SocialProvider } from './social.ts';

export const CaptchaKind = graphqlEnum('CaptchaKind', 'Kinds of captcha.', {
  ALTCHA: ['altcha', 'Self-hosted proof of work.'],
  RECAPTCHA: ['recaptcha', 'Google reCAPTCHA v2.'],
});
export type CaptchaKind = (typeof CaptchaKind)[keyof typeof CaptchaKind];

@PublicType('A page of the product elsewhere.')
export class SiteLink {
  @Field(() => String, { description: 'Name of the network, for example Instagram.' })
  name!: string;

  @Field(() => String, { description: 'Address.' })
  url!: string;
}

@PublicType('Settings of this installation for the web client. Public.')
export class ClientConfig {
  @Field(() => String, { description: 'Name of the product.' })
  productName!: string;

  @Field(() => CaptchaKind, { description: 'Provider of the sign-up captcha.' })
  captcha!: CaptchaKind;

  @Field(() => String, orNull('Site key, for reCAPTCHA only.'))
  captchaSiteKey?: string | null;

  @Field(() => String, { description: 'Publishable key of the payment provider.' })
  paymentPublishableKey!: string;

  @Field(
    () => String,
    orNull(
      'Base address for tokenising at the local payment provider; null with the real one, which uses Stripe.js.',
    ),
  )
  paymentLocalBase?: string | null;

  @Field(() => [String], {
    description: 'Currencies of orders that can be paid by PayNow: SGD, or none.',
  })
  payNowCurrencies!: string[];

  @Field(() => String, orNull('Address of the local mailbox; null when mail is really sent.'))
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

  @Field(() => String, orNull('The app in the App Store.'))
  appStoreUrl?: string | null;

  @Field(() => String, orNull('The app at Google Play.'))
  playStoreUrl?: string | null;
}
