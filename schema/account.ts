import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Private, Scope } from './access.ts';
import { BankAccount } from './bank-account.ts';
import { Language } from './language.ts';
import { Gender, Profile, ProfileField } from './profile.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

@Private('the signed-in person it belongs to', { scope: 'profile:read' })
@ObjectType({
  description: "The signed-in person's own account. Seen by its owner only.",
  simpleResolvers: true,
})
export class Account {
  @Field(() => ID, { description: "Id, the same as the profile's." })
  id!: string;

  @Scope('profile:read')
  @Field(() => String, { description: 'Sign-in address, read-only.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether the address is verified; posting, applying, paying and payouts wait for it.',
  })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account may use the staff operations.' })
  isStaff!: boolean;

  @Field(() => Profile, { description: 'The public part.' })
  profile!: Profile;

  @Scope('profile:read')
  @Field(() => DateScalar, { description: 'Date of birth.', nullable: true })
  dateOfBirth?: CalendarDay | null;

  @Scope('profile:read')
  @Field(() => Gender, { description: 'Gender.', nullable: true })
  gender?: Gender | null;

  @Scope('profile:read')
  @Field(() => String, { description: 'Calling code with plus sign.', nullable: true })
  phonePrefix?: string | null;

  @Scope('profile:read')
  @Field(() => String, { description: 'Mobile number, digits only.', nullable: true })
  mobile?: string | null;

  @Field(() => Boolean, { description: 'Whether notifications are mailed too.' })
  mailNotifications!: boolean;

  @Field(() => Language, {
    description: 'Language that the person reads the product in; null until one is chosen.',
    nullable: true,
  })
  language?: Language | null;

  @Field(() => Boolean, {
    description: 'Whether a search for the nearest finds the person: they have told where they are.',
  })
  hasPlace!: boolean;

  @Field(() => BankAccount, { description: 'The bank account payouts go to.', nullable: true })
  bankAccount?: BankAccount | null;

  @Field(() => [ProfileField], { description: 'What applying still needs; empty when complete.' })
  missingForApplying!: ProfileField[];

  @Scope('campaigns:read')
  @Field(() => Boolean, { description: "Whether a campaign draft waits (the dot on '+ Campaigns')." })
  hasDraft!: boolean;

  @Scope('notifications:read')
  @Field(() => Int, { description: 'Unread notifications.' })
  unreadNotifications!: number;

  @Scope('messages:read')
  @Field(() => Int, { description: 'Messages that the viewer has not read.' })
  unreadMessages!: number;
}

@InputType({ description: 'What the sign-up form sends.' })
export class SignUpInput {
  @Field(() => String, { description: 'First name, required.' })
  first!: string;

  @Field(() => String, { description: 'Last name, required.' })
  last!: string;

  @Field(() => String, { description: 'Unique handle, at most 30 characters.' })
  username!: string;

  @Field(() => String, { description: 'Sign-in address; a verification link is mailed to it.' })
  email!: string;

  @Field(() => String, { description: 'At least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'Calling code with plus sign.' })
  phonePrefix!: string;

  @Field(() => String, { description: 'Digits only, at most 10.' })
  mobile!: string;

  @Field(() => Boolean, { description: 'Must be true.' })
  termsAccepted!: boolean;

  @Field(() => String, { description: 'Solution of the captcha.' })
  captcha!: string;
}
