import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { readIssuer, recipientName } from '../../modules/papers/issuer.service.ts';
import {
  readAnnualStatement,
  readPaper,
  readPaperLines,
  wholePaper,
} from '../../modules/papers/paper.read.ts';
import { annualPdf, paperPdf } from '../../modules/papers/paper-pdf.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { assertScope } from '../graphql/token-scopes.ts';
import { sendFailure } from '../http/http-failure.ts';
import { requestContext, type ServerParts } from '../http/request-context.ts';

/** Per account: making a PDF takes some work. */
const fetches: Limit = { name: 'paper-fetch', points: 60, seconds: 300 };

const columns = ['Number', 'Date', 'Kind', 'For', 'Other side', 'Currency', 'Amount', 'Platform fee in it'];

async function listOf(ctx: Ctx, year: number): Promise<string> {
  const lines = await readPaperLines(ctx, year);
  const rows = lines.map((line) => [
    ...[line.number, line.day, line.kind, line.about, line.counterparty, line.currency],
    ...[(line.amountMinor / 100).toFixed(2), (line.feeMinor / 100).toFixed(2)],
  ]);
  // Titles and names are somebody's words: a spreadsheet must not run them.
  const isWord = (value: unknown) => typeof value === 'string' && /^[=+@\t\r]|^-(?!\d)/.test(value);
  const safe = rows.map((row) => row.map((value) => (isWord(value) ? `'${value}` : value)));
  return stringify([columns, ...safe], { bom: true });
}

interface File {
  /** What it is called when it is kept. */
  readonly name: string;
  readonly type: string;
  readonly body: NodeJS.ReadableStream | string;
}

async function fileOf(ctx: Ctx, name: string): Promise<File> {
  const { kind, number } = /^(?<kind>annual-)?(?<number>\d{1,9})\.pdf$/.exec(name)?.groups ?? {};
  const list = /^(?<year>2\d{3})\.csv$/.exec(name)?.groups?.year;
  if (list)
    return {
      name: `receipts-${list}.csv`,
      type: 'text/csv; charset=utf-8',
      body: await listOf(ctx, Number(list)),
    };
  if (kind) {
    const statement = await readAnnualStatement(ctx, Number(number));
    if (!statement) throw new DomainError(ErrorCode.NOT_FOUND);
    const body = annualPdf(statement, await recipientName(ctx), await readIssuer(ctx), ctx.clock.now());
    return { name: `annual-statement-${number}.pdf`, type: 'application/pdf', body };
  }
  const paper = number ? await readPaper(ctx, Number(number), wholePaper) : null;
  if (!paper) throw new DomainError(ErrorCode.NOT_FOUND);
  return { name: `${paper.number}.pdf`, type: 'application/pdf', body: paperPdf(paper) };
}

async function send(parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  try {
    const ctx = await requestContext(parts, request, null);
    const { accountId, token } = ctx.actor;
    if (accountId === null) throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
    if (token) assertScope(token, 'payments:read');
    await parts.ports.limiter.consume(fetches, String(accountId));
    const { file } = request.params as { file: string };
    const { name, type, body } = await fileOf(ctx, file);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .type(type)
      .send(body);
  } catch (error) {
    return sendFailure(reply, parts.ports, error);
  }
}

/**
 * GET /papers/{id}.pdf, /papers/annual-{year}.pdf and /papers/{year}.csv: receipts and statements of the caller, and
 * nobody else's.
 */
export function registerPapers(app: FastifyInstance, parts: ServerParts): void {
  app.get('/papers/:file', (request, reply) => send(parts, request, reply));
}
