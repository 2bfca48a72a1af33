import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { Identified } from './identified.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

/** The field `createdAt`, the same on every type. */
export const CreatedAt = (): PropertyDecorator =>
  Field(() => DateTimeScalar, { description: 'Time of creation.' });

/** The field `updatedAt`, the same on every type. */
export const UpdatedAt = (): PropertyDecorator =>
  Field(() => DateTimeScalar, { description: 'Time of the last change.' });

/** Base of the object types that are rows of the database. */
@ObjectType({ simpleResolvers: true })
export abstract class Row extends Identified {
  @CreatedAt()
  createdAt!: Instant;

  @UpdatedAt()
  updatedAt!: Instant;
}
