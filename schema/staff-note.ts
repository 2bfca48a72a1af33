import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';

@PrivateType('A note of staff about something; members never see it.', staffOnly)
export class StaffNote extends Row {
  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => Profile, { description: 'Member of staff who wrote it.' })
  author!: Profile;
}

@PrivateType('A page of notes.', staffOnly)
export class StaffNoteConnection extends connectionOf(StaffNote) {}
