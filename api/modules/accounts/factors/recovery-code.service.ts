import { randomInt } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { hashToken } from '../token.ts';

const CODES = 10;
/** Letters and digits that nobody mistakes for another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
const plain = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** Codes have 49 random bits, and the tries of an account are limited. */
const hashOf = (accountId: number, code: string): Buffer => hashToken(`${accountId} ${plain(code)}`);

/** Makes new codes in place of the old ones, and returns them: only their hashes are stored. */
export async function renewCodes(ctx: Ctx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const hashes = codes.map((code) => hashOf(accountId, code));
  await sql`delete from recovery_code where account_id = ${accountId}`.run(ctx);
  await sql`insert into recovery_code (account_id, code_hash)
    select ${accountId}, unnest(${hashes}::bytea[])`.run(ctx);
  return codes.map(shown);
}

/** Makes codes unless the account has some. */
export async function firstCodes(ctx: Ctx, accountId: number): Promise<string[]> {
  const known = await sql`select from recovery_code where account_id = ${accountId} limit 1`.rows(ctx);
  return known.length > 0 ? [] : renewCodes(ctx, accountId);
}

/** Uses a code up. False when it is wrong or was used. */
export async function spendCode(ctx: Ctx, accountId: number, typed: string): Promise<boolean> {
  const used = await sql`update recovery_code set used_at = ${ctx.clock.now()}
    where account_id = ${accountId} and code_hash = ${hashOf(accountId, typed)} and used_at is null
    returning account_id`.rows(ctx);
  return used.length > 0;
}
