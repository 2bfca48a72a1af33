import { parseArgs } from 'node:util';
import { migrate, openOrm } from '../db/orm.ts';
import { setStaffFlag } from '../modules/accounts/staff-flag.service.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run staff -- --email somebody@example.com --on|--off';

interface Order {
  email: string;
  isStaff: boolean;
}

/** The arguments; undefined when they are invalid. */
function readOrder(): Order | undefined {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, on: { type: 'boolean' }, off: { type: 'boolean' } },
  });
  if (!values.email || Boolean(values.on) === Boolean(values.off)) return undefined;
  return { email: values.email, isStaff: values.on === true };
}

async function main({ email, isStaff }: Order): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    const orm = await openOrm({ url: database.url, poolSize: 2 });
    await migrate(orm);
    const isDone = await orm.em
      .fork()
      .transactional((em) => setStaffFlag({ em, clock: systemClock }, email, isStaff));
    await orm.close(true);
    if (isDone) console.log(`${email} ${isStaff ? 'is staff now' : 'is no longer staff'}.`);
    else console.error(`No account has the address ${email}.`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.stop();
  }
}

/** `npm run staff -- --email x --on|--off`: sets or clears the staff flag of an account. */
await runCommand(USAGE, readOrder, main);
