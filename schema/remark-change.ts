import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { Identified } from './identified.ts';
import { JobSide } from './job-side.ts';
import { orNull } from './or-null.ts';
import { Remark, RemarkState } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('A step of an application or job.', jobParties)
export class RemarkEvent extends Identified {
  @Field(() => String, { description: "What was done, for example 'makeOffer'; 'apply' is the first." })
  action!: string;

  @Field(() => RemarkState, orNull('State before it; null for the first.'))
  from?: RemarkState | null;

  @Field(() => RemarkState, { description: 'State after it.' })
  to!: RemarkState;

  @Field(() => DateTimeScalar, { description: 'Time.' })
  at!: Instant;

  @Field(() => JobSide, { description: 'Side that did it; NOBODY for staff and the payment provider.' })
  by!: JobSide;
}

@PrivateType('A change of an application or job.', jobParties)
export class RemarkChange {
  @Field(
    () => RemarkEvent,
    orNull('The step; null when something else about it changed, for example a chargeback.'),
  )
  event?: RemarkEvent | null;

  @Field(() => Remark, { description: 'The application or job as it is now.' })
  remark!: Remark;
}
