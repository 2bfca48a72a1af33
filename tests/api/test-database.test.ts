import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { createTestDatabase, ensureTemplate } from '../support/test-database.ts';

let cleanups: (() => Promise<unknown>)[];

beforeEach(() => {
  cleanups = [];
});

afterEach(async () => {
  for (const cleanup of cleanups) await cleanup();
});

async function writeNote(url: string, text: string): Promise<void> {
  await sql(url, 'create table if not exists note (text text)');
  await sql(url, 'insert into note values ($1)', [text]);
}

async function notes(url: string): Promise<unknown[]> {
  return (await sql(url, 'select text from note')).map((row) => row.text);
}

describe('test databases', () => {
  test('copy a template that is built once, however many files start together', async () => {
    const adminUrl = inject('postgresAdminUrl');
    let built = 0;
    const build = async (url: string) => {
      built += 1;
      await writeNote(url, 'from the template');
    };
    await Promise.all([1, 2, 3].map(() => ensureTemplate(adminUrl, 'template_of_a_test', build)));
    expect(built).toBe(1);
    const [one, two] = await Promise.all(
      [1, 2].map(() => createTestDatabase(adminUrl, 'template_of_a_test')),
    );
    cleanups.push(async () => Promise.all([one?.drop(), two?.drop()]));
    await writeNote(one?.url ?? '', 'only here');
    expect(await notes(one?.url ?? '')).toEqual(['from the template', 'only here']);
    expect(await notes(two?.url ?? '')).toEqual(['from the template']);
  });

  test('a template whose making failed is made again', async () => {
    const adminUrl = inject('postgresAdminUrl');
    const failing = ensureTemplate(adminUrl, 'template_that_fails', async () => {
      throw new Error('a wrong migration');
    });
    await expect(failing).rejects.toThrow('a wrong migration');
    await ensureTemplate(adminUrl, 'template_that_fails', (url) => writeNote(url, 'now right'));
    const database = await createTestDatabase(adminUrl, 'template_that_fails');
    cleanups.push(() => database.drop());
    expect(await notes(database.url)).toEqual(['now right']);
  });
});
