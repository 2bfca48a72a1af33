import { parseArgs } from 'node:util';
import { StaffRole } from '../../schema/staff-role.ts';
import { migrate, openOrm } from '../db/orm.ts';
import { setRolesByCommand } from '../modules/accounts/staff-command.service.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run staff -- --email somebody@example.com --roles lead
Gives an account roles of staff: ${Object.values(StaffRole).join(', ')}, with commas between. --roles none takes all.`;

interface Order {
  email: string;
  roles: StaffRole[];
}

const isRole = (word: string): word is StaffRole => Object.values<string>(StaffRole).includes(word);

/** The arguments; undefined when they are invalid. */
function readOrder(): Order | undefined {
  const { values } = parseArgs({ options: { email: { type: 'string' }, roles: { type: 'string' } } });
  const words = values.roles === 'none' ? [] : values.roles?.split(',');
  if (!values.email || !words?.every(isRole)) return undefined;
  return { email: values.email, roles: words };
}

async function main({ email, roles }: Order): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    const orm = await openOrm({ url: database.url, poolSize: 2 });
    await migrate(orm);
    const isDone = await orm.em
      .fork()
      .transactional((em) => setRolesByCommand({ em, clock: systemClock }, email, roles));
    await orm.close(true);
    if (isDone) console.log(`${email} is ${roles.join(', ') || 'no longer staff'}.`);
    else console.error(`No account has the address ${email}.`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.stop();
  }
}

/** `npm run staff -- --email x --roles lead`: sets the roles of an account. */
await runCommand(USAGE, readOrder, main);
