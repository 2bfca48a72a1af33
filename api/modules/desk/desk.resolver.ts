import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { DeskCase, DeskCaseConnection, DeskCount, DeskKind, DeskSort } from '../../../schema/desk.ts';
import { DeskDevice, DeskMail } from '../../../schema/desk-account.ts';
import { DeskHit, DeskPerson } from '../../../schema/desk-search.ts';
import { DoctorFinding } from '../../../schema/doctor.ts';
import { StaffNote, StaffNoteConnection } from '../../../schema/staff-note.ts';
import { StuckMoneyConnection } from '../../../schema/stuck-money.ts';
import { orNotFound } from '../../platform/ids.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { caseNumber } from './case-id.ts';
import { readDeskCase, readDeskCounts, readDeskQueue } from './desk.read.ts';
import { readDeskDevices, readDeskMails } from './desk-account.read.ts';
import { assignCase, noteView } from './desk-case.service.ts';
import { readDeskPerson } from './desk-person.read.ts';
import { searchDesk } from './desk-search.read.ts';
import { readStaffNote, readStaffNotes } from './staff-note.read.ts';
import { addStaffNote } from './staff-note.service.ts';
import { readStuckMoney } from './stuck-money.read.ts';

/** The desk: what waits for staff, of all kinds. What is decided about each kind is in its own module. */
@Resolver()
export class DeskResolver {
  @Access('staff', { role: 'any' })
  @Query(() => DeskCaseConnection, {
    description: 'What waits for staff, of all kinds or of some. For: staff.',
  })
  deskQueue(
    @Call() { ctx, fields }: Call,
    @Arg('kinds', () => [DeskKind], { nullable: true }) kinds?: DeskKind[] | null,
    @Arg('sort', () => DeskSort, { nullable: true, defaultValue: DeskSort.OLDEST }) sort?: DeskSort | null,
    @Page() page?: Page,
  ) {
    return readDeskQueue(ctx, { kinds, sort: sort ?? DeskSort.OLDEST }, fields, page);
  }

  @Access('staff', { role: 'any' })
  @Query(() => [DeskCount], {
    description: 'How many cases of each kind wait; without kinds that have none. For: staff.',
  })
  deskCounts(@Call() { ctx }: Call) {
    return readDeskCounts(ctx);
  }

  @Access('staff', { role: 'any' })
  @Query(() => DeskCase, {
    nullable: true,
    description: 'A case; null when it does not wait any more. For: staff.',
  })
  deskCase(
    @Call() { ctx, fields }: Call,
    @Arg('kind', () => DeskKind) kind: DeskKind,
    @Arg('caseId', () => ID) caseId: string,
  ) {
    return readDeskCase(ctx, kind, caseNumber(kind, caseId), fields);
  }

  @Access('staff', { role: 'any' })
  @Mutation(() => DeskCase, {
    description: 'Takes a case, from whoever had it, or puts it back. Errors: NOT_FOUND. For: staff.',
  })
  async assignCase(
    @Call() { ctx, fields }: Call,
    @Arg('kind', () => DeskKind) kind: DeskKind,
    @Arg('caseId', () => ID) caseId: string,
    @Arg('toMe', () => Boolean) toMe: boolean,
  ) {
    const id = caseNumber(kind, caseId);
    await assignCase(ctx, kind, id, toMe);
    return orNotFound(readDeskCase(ctx, kind, id, fields), 'caseId');
  }

  @Access('staff', { role: 'any' })
  @Mutation(() => DeskCase, {
    description:
      'Tells other staff for a minute that the viewer has a case open. Errors: NOT_FOUND. For: staff.',
  })
  async viewCase(
    @Call() { ctx, fields }: Call,
    @Arg('kind', () => DeskKind) kind: DeskKind,
    @Arg('caseId', () => ID) caseId: string,
  ) {
    const id = caseNumber(kind, caseId);
    await noteView(ctx, kind, id);
    return orNotFound(readDeskCase(ctx, kind, id, fields), 'caseId');
  }

  @Access('staff', { role: 'any' })
  @Query(() => [DeskHit], {
    description:
      'People, campaigns, jobs, payments and orders by name, title, address, id, id at the payment provider, amount, last four digits or number of a receipt; at most six of each kind, none below two characters. For: staff.',
  })
  deskSearch(@Call() { ctx }: Call, @Arg('text', () => String) text: string) {
    return searchDesk(ctx, text);
  }

  @Access('staff', { role: 'lead' })
  @Query(() => [DoctorFinding], {
    description:
      'Checks the configuration against the real services, as `npm run doctor` does, and answers each finding. Takes seconds. For: staff (lead).',
  })
  doctorFindings(@Call() { ctx }: Call) {
    return ctx.ports.doctor();
  }

  @Access('staff', { role: 'payments' })
  @Query(() => StuckMoneyConnection, {
    description:
      'Money of jobs and orders that does not move as it should, longest stuck first: charges, transfers and refunds that failed, were taken back or have no known end, and payouts that wait. For: staff (payments).',
  })
  stuckMoney(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readStuckMoney(ctx, fields, page);
  }

  @Access('staff', { role: 'any' })
  @Query(() => DeskPerson, {
    description:
      'A person with what happened with their campaigns, jobs and money. Errors: NOT_FOUND. For: staff.',
  })
  deskPerson(@Call() { ctx, fields }: Call, @IdArg('accountId') accountId: number) {
    return readDeskPerson(ctx, accountId, fields);
  }

  @Access('staff', { role: 'trust' })
  @Query(() => [DeskMail], {
    description:
      'The latest mails to a person, at most 50, newest first, without their texts. For: staff (trust).',
  })
  deskMails(@Call() { ctx, fields }: Call, @IdArg('accountId') accountId: number) {
    return readDeskMails(ctx, accountId, fields);
  }

  @Access('staff', { role: 'trust' })
  @Query(() => [DeskDevice], {
    description: 'Devices on which a person is signed in, at most 50, last used first. For: staff (trust).',
  })
  deskDevices(@Call() { ctx, fields }: Call, @IdArg('accountId') accountId: number) {
    return readDeskDevices(ctx, accountId, fields);
  }

  @Access('staff', { role: 'any' })
  @Query(() => StaffNoteConnection, {
    description: 'Notes of staff about something, newest first. For: staff.',
  })
  staffNotes(
    @Call() { ctx, fields }: Call,
    @Arg('subjectId', () => ID) subjectId: string,
    @Page() page?: Page,
  ) {
    return readStaffNotes(ctx, subjectId, fields, page);
  }

  @Access('staff', { role: 'any' })
  @Mutation(() => StaffNote, {
    description: 'Adds a note about something; members never see it. Errors: FIELD_REQUIRED. For: staff.',
  })
  async addStaffNote(
    @Call() { ctx, fields }: Call,
    @Arg('subjectId', () => ID) subjectId: string,
    @Arg('text', () => String) text: string,
  ) {
    const id = await addStaffNote(ctx, subjectId, text);
    return readStaffNote(ctx, id, fields);
  }
}
