import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { Row } from './row.ts';

const own = { seenBy: 'the member who made it', scope: 'profile:read' } as const;

@PrivateType('A list that a member saves influencers to.', own)
export class SavedList extends Row {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => Int, { description: 'Number of people on it whom the member can find.' })
  count!: number;
}

@PrivateType('A page of saved lists.', own)
export class SavedListConnection extends connectionOf(SavedList) {}
