import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

/** What a program may do for the viewer, by a personal token or as a connected app. */
@ObjectType({ simpleResolvers: true })
export abstract class ProgramAccess extends Row {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => [TokenScope], { description: 'What it may do.' })
  scopes!: TokenScope[];

  @Field(() => DateTimeScalar, orNull('Last use, to the minute; null when never used.'))
  lastUsedAt?: Instant | null;

  @Field(
    () => String,
    orNull('Name of the last GraphQL operation: of each change, and of reads once a minute.'),
  )
  lastOperation?: string | null;
}
