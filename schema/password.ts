import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PublicType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';

export const PasswordHint = graphqlEnum('PasswordHint', 'What makes a password easy to guess.', {
  COMMON: ['common', 'It is on a list of leaked passwords, or close to one of them.'],
  PERSONAL: ['personal', 'It is made of a name, a username, an email address or the name of the product.'],
  PATTERN: ['pattern', 'It repeats, counts, is a date or follows the keyboard.'],
  SHORT: ['short', 'It has too little in it.'],
});
export type PasswordHint = (typeof PasswordHint)[keyof typeof PasswordHint];

@PublicType('How hard a password is to guess.')
export class PasswordStrength {
  @Field(() => Int, { description: '0 to 4; new passwords need 2.' })
  score!: number;

  @Field(() => PasswordHint, orNull('What makes it easy to guess; null from a score of 2 on.'))
  hint?: PasswordHint | null;
}
