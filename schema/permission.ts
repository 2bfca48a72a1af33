import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PublicType } from './access.ts';
import { ErrorCode } from './errors.ts';
import { TextParamsScalar } from './scalars.ts';

@PublicType('Whether the viewer may do something now, and why not.')
export class Permission {
  @Field(() => Boolean, { description: 'True when it is allowed.' })
  allowed!: boolean;

  @Field(() => ErrorCode, {
    description: 'Code of the refusal, from the closed catalogue; null when allowed.',
    nullable: true,
  })
  code?: ErrorCode | null;

  @Field(() => TextParamsScalar, { description: 'Parameters of the text of the code.', nullable: true })
  params?: object | null;

  @Field(() => String, { description: 'The refusal in English words; null when allowed.', nullable: true })
  reason?: string | null;
}
