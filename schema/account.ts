import 'reflect-metadata';
import { Field, InputType, Int } from 'type-graphql';
import { PrivateType, Scope } from './access.ts';
import { BankAccount, SpareBankAccount } from './bank-account.ts';
import { FirstStep, Purpose } from './first-steps.ts';
import { Gender } from './gender.ts';
import { Language } from './language.ts';
import { MutedNotification } from './muted-notification.ts';
import { orNull } from './or-null.ts';
import { Profile, ProfileField } from './profile.ts';
import { Row } from './row.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant } from './scalars.ts';
import { StaffRole } from './staff-role.ts';

@PrivateType("The viewer's own account. Only its owner sees it.", {
  seenBy: 'the signed-in person it belongs to',
  scope: 'profile:read',
})
export class Account extends Row {
  @Field(
    () => DateTimeScalar,
    orNull('Until when staff see Koli as this person in the session that asks; null in every other.'),
  )
  seenByStaffUntil?: Instant | null;

  @Scope('profile:read')
  @Field(() => String, { description: 'Sign-in address, changed by requestEmailChange.' })
  email!: string;

  @Field(() => String, orNull('Address that the viewer asked to change to, until it is confirmed.'))
  pendingEmail?: string | null;

  @Field(() => Boolean, {
    description: 'Whether the address is verified, which posting, applying, paying and payouts require.',
  })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account is staff: has a role.' })
  isStaff!: boolean;

  @Field(() => [StaffRole], { description: 'Its roles as staff; empty for members.' })
  staffRoles!: StaffRole[];

  @Field(() => Profile, { description: 'Public profile.' })
  profile!: Profile;

  @Scope('profile:read')
  @Field(() => DateScalar, orNull('Date of birth.'))
  dateOfBirth?: CalendarDay | null;

  @Scope('profile:read')
  @Field(() => Gender, orNull('Gender.'))
  gender?: Gender | null;

  @Scope('profile:read')
  @Field(() => String, orNull('Calling code with plus sign.'))
  phonePrefix?: string | null;

  @Scope('profile:read')
  @Field(() => String, orNull('Mobile number, digits only.'))
  mobile?: string | null;

  @Field(() => Boolean, { description: 'Whether notifications are also mailed.' })
  mailNotifications!: boolean;

  @Field(() => [MutedNotification], { description: 'Notifications that the member does not want.' })
  mutedNotifications!: MutedNotification[];

  @Field(
    () => Purpose,
    orNull('What the member came for; null where no first steps are shown, or no longer.'),
  )
  purpose?: Purpose | null;

  @Scope('campaigns:read')
  @Field(() => [FirstStep], { description: 'First steps that the member has already taken.' })
  firstStepsDone!: FirstStep[];

  @Field(() => Language, orNull('Chosen language; null until one is chosen.'))
  language?: Language | null;

  @Field(() => Boolean, {
    description: 'Whether nearest search finds the person, because they have set a location.',
  })
  hasPlace!: boolean;

  @Field(() => BankAccount, orNull('Bank account for payouts.'))
  bankAccount?: BankAccount | null;

  @Field(() => SpareBankAccount, orNull('Bank account that is kept ready beside it.'))
  spareBankAccount?: SpareBankAccount | null;

  @Field(() => [ProfileField], {
    description: 'Profile fields that are still needed to apply; empty when complete.',
  })
  missingForApplying!: ProfileField[];

  @Scope('campaigns:read')
  @Field(() => Boolean, { description: "Whether there is a campaign draft (the dot on '+ Campaigns')." })
  hasDraft!: boolean;

  @Scope('notifications:read')
  @Field(() => Int, { description: 'Number of unread notifications.' })
  unreadNotifications!: number;

  @Scope('messages:read')
  @Field(() => Int, { description: 'Number of unread messages.' })
  unreadMessages!: number;
}

@InputType({ description: 'Input for signing up.' })
export class SignUpInput {
  @Field(() => String, { description: 'First name, required.' })
  first!: string;

  @Field(() => String, { description: 'Last name, required.' })
  last!: string;

  @Field(() => String, { description: 'Unique handle, at most 30 characters.' })
  username!: string;

  @Field(() => String, { description: 'Sign-in address; a verification link is mailed to it.' })
  email!: string;

  @Field(() => String, { description: 'At least 8 characters, and not easy to guess.' })
  password!: string;

  @Field(() => String, { description: 'Calling code with plus sign.' })
  phonePrefix!: string;

  @Field(() => String, { description: 'Digits only, at most 10.' })
  mobile!: string;

  @Field(() => Boolean, { description: 'Must be true.' })
  termsAccepted!: boolean;

  @Field(() => Purpose, orNull('What the member comes for. Without it no first steps are shown.'))
  purpose?: Purpose | null;

  @Field(() => String, { description: 'Solution of the captcha.' })
  captcha!: string;
}
