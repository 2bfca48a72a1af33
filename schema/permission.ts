import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PublicType } from './access.ts';
import { ErrorCode } from './errors.ts';
import { orNull } from './or-null.ts';
import { TextParamsScalar } from './scalars.ts';

@PublicType('Whether the viewer may do something now, and why not.')
export class Permission {
  @Field(() => Boolean, { description: 'True when it is allowed.' })
  allowed!: boolean;

  @Field(() => ErrorCode, orNull('Code of the refusal, from the closed catalogue; null when allowed.'))
  code?: ErrorCode | null;

  @Field(() => TextParamsScalar, orNull('Parameters of the text of the code.'))
  params?: object | null;

  @Field(() => String, orNull('The refusal in English words; null when allowed.'))
  reason?: string | null;
}
