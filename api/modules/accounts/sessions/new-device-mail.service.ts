import type { Language } from '../../../../schema/language.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';
import { createMailLink } from '../sign-up/mail-link.service.ts';

interface NewDevice {
  readonly email: string;
  readonly first: string;
  readonly username: string;
  readonly language: Language | null;
  readonly home: string | null;
  readonly device: string;
  readonly network: string | null;
  readonly country: string | null;
  readonly createdAt: Date;
}

/** Time zones of the countries that we serve; of a large one, where most people live. */
const zones: Readonly<Record<string, string>> = {
  BN: 'Asia/Brunei',
  ID: 'Asia/Jakarta',
  KH: 'Asia/Phnom_Penh',
  LA: 'Asia/Vientiane',
  MM: 'Asia/Yangon',
  MY: 'Asia/Kuala_Lumpur',
  PH: 'Asia/Manila',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  TL: 'Asia/Dili',
  VN: 'Asia/Ho_Chi_Minh',
};

/** An instant in the time of a member's country, with its difference to UTC. */
function timeOf(instant: Date, language: string, country: string | null): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zones[country ?? ''] ?? 'Asia/Singapore',
  }).format(instant);
}

/** Where a session was begun: country and network; null when neither is known. */
function placeOf({ country, network }: NewDevice, language: string): string | null {
  const name = country && (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);
  return [name, network].filter((part) => part).join(', ') || null;
}

/** Mails a member about a sign-in in a browser that their account did not know. Nothing once it has ended. */
const newDevice: FactHandler = async (ctx, { id: factId, accountId = 0, sessionId = 0 }) => {
  const found =
    await sql<NewDevice>`select a.email, p.first, p.username, p.country as home, s.device, s.network,
      s.country_code as country, s.created_at as "createdAt", coalesce(a.language, a.page_language) as language
    from session s join account a on a.id = s.account_id join profile p on p.id = a.id
    where s.id = ${sessionId} and a.id = ${accountId}`.first(ctx);
  if (!found) return [];
  const { email, first, username, language, device, home, createdAt } = found;
  const about = { factId, accountId, purpose: 'end_session', subjectId: sessionId } as const;
  const token = await createMailLink(ctx, about);
  const link = `${ctx.ports.config.publicUrl}/end-session?token=${token}`;
  const place = placeOf(found, language ?? 'en');
  const time = timeOf(new Date(createdAt), language ?? 'en', home);
  await sendMail(ctx, { email, first, language, id: `session-${sessionId}` }, ({ t }) => ({
    subject: t('newDevice.subject'),
    before: [
      t('newDevice.signedIn', { username }),
      t('newDevice.device', { name: device }),
      ...(place ? [t('newDevice.place', { place })] : []),
      t('newDevice.time', { time }),
      t('newDevice.wasYou'),
    ],
    button: { text: t('newDevice.end'), link },
    after: [t('newDevice.notYou')],
  }));
  return [];
};

export const newDeviceMailHandlers: Readonly<Record<string, FactHandler>> = { 'mail.newDevice': newDevice };
