import { readSiteText } from '../../api/modules/content/content.read.ts';
import { sendHelpRequest } from '../../api/modules/help/send-help.service.ts';
import { changePurpose } from '../../api/modules/pictures/picture.service.ts';
import type { Ctx } from '../../api/platform/context.ts';
import { pick } from '../../api/platform/read/selection.ts';
import type { Call, Operation } from '../call.ts';
import { objectBody } from '../lb3/body.ts';
import { done } from '../presenters/envelope.ts';
import { pictureIds, textOf } from '../presenters/read-values.ts';
import { assertOwnership, type Body } from './write-resource.ts';

async function sendHelp(ctx: Ctx, body: Body): Promise<void> {
  const [picture = null] = pictureIds(body.help_pic_url);
  if (picture !== null && ctx.actor.accountId !== null) await changePurpose(ctx, picture, 'help', 'picture');
  const input = { name: textOf(body.name), email: textOf(body.email), message: textOf(body.message) };
  await sendHelpRequest(ctx, { ...input, picture }, 'few');
}

async function help(call: Call): Promise<object> {
  const body = objectBody(call.body);
  if (call.ctx.actor.accountId !== null) assertOwnership(call, body.ownerId);
  await call.ctx.inTransaction((inner) => sendHelp(inner, body));
  return done('Request Submitted Successfully!!');
}

/** Pages and the help form. */
export const contentOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/cmspage',
    access: 'public',
    scope: 'any',
    replacedBy: 'siteText',
    summary: 'A page: terms-and-conditions, privacy-policy',
    takes: ['slug'],
    async handle({ ctx, args }) {
      const found = await readSiteText(ctx, args.requiredText('slug'), pick('slug', 'name', 'html'));
      if (!found) return { status: 404, error: true, message: [] };
      return done([{ slug: found.slug, name: found.name, description: found.html }]);
    },
  },
  {
    method: 'POST',
    path: '/help',
    access: 'public',
    failureFormat: 'envelope',
    replacedBy: 'sendHelpRequest',
    summary: 'Asks for help, visitors too',
    body: ['name', 'email', 'message', 'ownerId', 'help_pic_url'],
    handle: help,
  },
];
