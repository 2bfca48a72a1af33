import { p } from '@mikro-orm/core';
import { StaffNote } from '../../../schema/staff-note.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { notedSubject } from './case-id.ts';

const noteTable = tableOf('staff_note', {
  id: p.integer().primary(),
  subject: p.string(),
  subjectId: p.integer(),
  authorId: p.integer(),
  text: p.string(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const { column, columns } = columnsOf(noteTable);

const noteView = viewOf(StaffNote, noteTable, {
  ...columns('id', 'text', 'createdAt', 'updatedAt'),
  author: profileOf(column('authorId')),
});

/** One page of the notes about something, newest first. The caller has checked for staff. Throws BAD_INPUT. */
export function readStaffNotes(ctx: Ctx, subjectId: string, fields: Fields, page?: PageAsked) {
  const { prefix, id } = notedSubject(subjectId);
  const reading = {
    view: noteView,
    where: () => sql`r.subject = ${prefix} and r.subject_id = ${id}`,
    keys: newestFirst,
  };
  return readPage<StaffNote>(ctx, reading, fields, page);
}

/** A note. Throws NOT_FOUND. */
export function readStaffNote(ctx: Ctx, id: number, fields: Fields): Promise<StaffNote> {
  return orNotFound(readById<StaffNote>(ctx, { view: noteView }, id, fields));
}
