import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { Public } from './access.ts';
import { ErrorCode } from './errors.ts';

@Public()
@ObjectType({ description: 'Whether the viewer may do a thing now, and why not.', simpleResolvers: true })
export class Permission {
  @Field(() => Boolean, { description: 'True when the viewer may.' })
  allowed!: boolean;

  @Field(() => ErrorCode, {
    description: 'Why not, from the closed catalogue; null when allowed.',
    nullable: true,
  })
  code?: ErrorCode | null;

  @Field(() => String, {
    description: 'The same in words for the viewer; null when allowed.',
    nullable: true,
  })
  reason?: string | null;
}
