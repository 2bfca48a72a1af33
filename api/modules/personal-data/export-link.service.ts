import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { countAttempt } from '../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { provenAccount } from '../accounts/proofs/proof.service.ts';

const MINUTES = 15;

/** Address of the archive, for the signed-in owner only, and its expiry. */
export interface ExportLink {
  readonly url: string;
  readonly expiresAt: Date;
}

function signatureOf(ctx: Ctx, content: string): Buffer {
  return createHmac('sha256', ctx.ports.secrets.get('export')).update(content).digest();
}

/** Creates the link to the actor's data. Throws PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED (five a day). */
export async function createExportLink(ctx: Ctx, password: string | null | undefined): Promise<ExportLink> {
  await provenAccount(ctx, password);
  const id = accountIdOf(ctx);
  await countAttempt(ctx, 'exportData', id);
  noteSecurity(ctx, 'data_export_asked');
  const expiresAt = new Date(ctx.clock.now().getTime() + MINUTES * 60_000);
  const content = `${id}.${expiresAt.getTime()}`;
  const token = `${content}.${signatureOf(ctx, content).toString('base64url')}`;
  return { url: `${ctx.ports.config.publicUrl}/account/export/${token}`, expiresAt };
}

/** The account of a token: always the actor's own. Throws SIGN_IN_REQUIRED, LINK_INVALID. */
export function ownerOfExport(ctx: Ctx, token: string): number {
  const accountId = accountIdOf(ctx);
  const [id = '', expires = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(ctx, `${id}.${expires}`);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  if (!isRight || Number(expires) < ctx.clock.now().getTime() || Number(id) !== accountId) {
    throw new DomainError(ErrorCode.LINK_INVALID);
  }
  return accountId;
}
