import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';

export const DoctorOutcome = graphqlEnum('DoctorOutcome', 'How something is set up.', {
  OK: ['ok', 'It works.'],
  WARNING: ['warning', 'It works, and is not how it should be.'],
  WRONG: ['wrong', 'It fails, or will.'],
});
export type DoctorOutcome = (typeof DoctorOutcome)[keyof typeof DoctorOutcome];

@PrivateType('What an examination of the configuration found. Says no secret.', staffOnly)
export class DoctorFinding {
  @Field(() => String, { description: 'What was examined, for example `mail`.' })
  about!: string;

  @Field(() => DoctorOutcome, { description: 'How it is.' })
  outcome!: DoctorOutcome;

  @Field(() => String, { description: 'What was found, in English.' })
  says!: string;

  @Field(() => String, orNull('What to do about it; null when it works.'))
  mend!: string | null;
}
