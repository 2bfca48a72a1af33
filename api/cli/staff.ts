import { parseArgs } from 'node:util';
import { StaffRole } from '../../schema/staff-role.ts';
import { migrate, openOrm } from '../db/orm.ts';
import { resetFactorsByCommand, setRolesByCommand } from '../modules/accounts/staff-command.service.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run staff -- --email somebody@example.com --roles lead
Gives an account roles of staff: ${Object.values(StaffRole).join(', ')}, with commas between. --roles none takes all.
       npm run staff -- --email somebody@example.com --reset-factors
Removes passkeys, authenticator app and recovery codes of a member who lost them, and ends their sessions.`;

interface Order {
  email: string;
  /** Null resets the second factors instead. */
  roles: StaffRole[] | null;
}

const isRole = (word: string): word is StaffRole => Object.values<string>(StaffRole).includes(word);

/** The arguments; undefined when they are invalid. */
function readOrder(): Order | undefined {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, roles: { type: 'string' }, 'reset-factors': { type: 'boolean' } },
  });
  if (values.email && values['reset-factors'] && !values.roles) return { email: values.email, roles: null };
  const words = values.roles === 'none' ? [] : values.roles?.split(',');
  if (values['reset-factors'] || !values.email || !words?.every(isRole)) return undefined;
  return { email: values.email, roles: words };
}

async function main({ email, roles }: Order): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    const orm = await openOrm({ url: database.url, poolSize: 2 });
    await migrate(orm);
    const isDone = await orm.em
      .fork()
      .transactional((em) =>
        roles
          ? setRolesByCommand({ em, clock: systemClock }, email, roles)
          : resetFactorsByCommand({ em, clock: systemClock }, email),
      );
    await orm.close(true);
    const done = roles ? `is ${roles.join(', ') || 'no longer staff'}` : 'has no second factor any more';
    if (isDone) console.log(`${email} ${done}.`);
    else console.error(`No account has the address ${email}.`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.stop();
  }
}

/** `npm run staff -- --email x --roles lead`: sets the roles of an account. */
await runCommand(USAGE, readOrder, main);
